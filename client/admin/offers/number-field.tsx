import { Input, useFieldContext } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldShell } from '../../ui/form/field-shell.tsx';
import { useFormField } from '../../ui/form/use-form-field.ts';
import { NumberInput } from './number-input.tsx';

interface Props {
  name: string;
  label: ReactNode;
  decimals: [fewest: number, most: number];
}

/** A form field for an amount or a percentage in Turkish notation. Text that is not a number stays in the field. */
export function NumberField({ name, label, decimals }: Props) {
  const field = useFormField(name);
  return (
    <FieldShell field={field} label={label}>
      <LabelledInput
        name={name}
        aria-describedby={field.control['aria-describedby']}
        value={field.value}
        decimals={decimals}
        onBlur={field.control.onBlur}
        onChange={(value) => void field.setValue(value)}
      />
    </FieldShell>
  );
}

/** `asChild` gives the look of an input, but not the id and the state of the field. */
function LabelledInput(props: ComponentProps<typeof NumberInput>) {
  const { getInputProps } = useFieldContext();
  return (
    <Input asChild textAlign="end" fontVariantNumeric="tabular-nums">
      <NumberInput {...getInputProps()} {...props} />
    </Input>
  );
}
