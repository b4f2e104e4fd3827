import { Checkbox } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FieldLabel } from './field-label.tsx';
import { FieldShell } from './field-shell.tsx';
import { useFormField } from './use-form-field.ts';

interface Props {
  name: string;
  /** In place of the message named after the field. */
  label?: ReactNode;
  /** What else there is to know before ticking it. */
  hint?: ReactNode;
}

/** A box to tick, with its words beside it. */
export function CheckboxField({ name, label, hint }: Props) {
  const field = useFormField<boolean>(name, { hint });
  return (
    <FieldShell field={field}>
      <Checkbox.Root checked={field.value}>
        <Checkbox.HiddenInput {...field.control} />
        <Checkbox.Control />
        <Checkbox.Label>{label ?? <FieldLabel of={name} />}</Checkbox.Label>
      </Checkbox.Root>
    </FieldShell>
  );
}
