import { chakra, Input } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FieldShell } from '../../ui/form/field-shell.tsx';
import { useFormField } from '../../ui/form/use-form-field.ts';
import { NumberInput } from './number-input.tsx';

interface Props {
  name: string;
  label: ReactNode;
  decimals: [fewest: number, most: number];
}

const FieldNumber = chakra(NumberInput, { base: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } });

/** A form field for an amount or a percentage in Turkish notation. Text that is no number stays in the field. */
export function NumberField({ name, label, decimals }: Props) {
  const field = useFormField(name);
  const { onBlur } = field.control;
  return (
    <FieldShell field={field} label={label}>
      <Input asChild>
        <FieldNumber
          name={name}
          aria-describedby={field.control['aria-describedby']}
          value={field.value}
          decimals={decimals}
          onBlur={onBlur}
          onChange={(value) => void field.setValue(value)}
        />
      </Input>
    </FieldShell>
  );
}
