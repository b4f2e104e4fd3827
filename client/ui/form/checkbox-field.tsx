import { Checkbox, Span } from '@chakra-ui/react';
import type { CSSProperties, ReactNode } from 'react';
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

/** The real box lies, unseen, over the drawn one: whatever points at a box, a finger or a program, meets it where it is seen. */
const overTheDrawing: CSSProperties = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'inherit',
};

/** A box to tick, with its words beside it. */
export function CheckboxField({ name, label, hint }: Props) {
  const field = useFormField<boolean>(name, { hint });
  return (
    <FieldShell field={field}>
      <Checkbox.Root checked={field.value}>
        <Span position="relative" flexShrink="0">
          <Checkbox.Control />
          <Checkbox.HiddenInput {...field.control} style={overTheDrawing} />
        </Span>
        <Checkbox.Label>{label ?? <FieldLabel of={name} />}</Checkbox.Label>
      </Checkbox.Root>
    </FieldShell>
  );
}
