import { Checkbox, Span } from '@chakra-ui/react';
import type { CSSProperties, ReactNode } from 'react';
import { FieldLabel } from './field-label.tsx';
import { FieldShell } from './field-shell.tsx';
import { useFormField } from './use-form-field.ts';

interface Props {
  name: string;
  /** Replaces the default label, the message `form.<name>`. */
  label?: ReactNode;
  /** Help text below the checkbox. */
  hint?: ReactNode;
}

/** Places the invisible native checkbox over the drawn one, so that a click or a test finds it where it is visible. */
const overlayStyle: CSSProperties = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- undoes the `clip` of Chakra's invisible input
  clip: 'auto',
  opacity: 0,
  cursor: 'inherit',
};

/** A checkbox with its label beside it. */
export function CheckboxField({ name, label, hint }: Props) {
  const field = useFormField<boolean>(name, { hint });
  return (
    <FieldShell field={field}>
      <Checkbox.Root checked={field.value}>
        <Span position="relative" flexShrink="0">
          <Checkbox.Control />
          <Checkbox.HiddenInput {...field.control} style={overlayStyle} />
        </Span>
        <Checkbox.Label>{label ?? <FieldLabel name={name} />}</Checkbox.Label>
      </Checkbox.Root>
    </FieldShell>
  );
}
