import { Textarea, type TextareaProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FieldLabel } from './field-label.tsx';
import { FieldShell } from './field-shell.tsx';
import { useFormField } from './use-form-field.ts';

interface Props extends Omit<TextareaProps, 'name' | 'value' | 'required' | 'maxLength'> {
  name: string;
  /** In place of the message named after the field. */
  label?: ReactNode;
  hint?: ReactNode;
}

/** Several lines to type in; too long a text is refused, not cut off, as in `TextField`. */
export function TextAreaField({ name, label, hint, ...rest }: Props) {
  const field = useFormField(name, { hint });
  return (
    <FieldShell field={field} label={label ?? <FieldLabel of={name} />}>
      <Textarea dir="auto" {...rest} {...field.control} value={field.value} />
    </FieldShell>
  );
}
