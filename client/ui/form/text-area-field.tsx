import { Textarea, type TextareaProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FieldLabel } from './field-label.tsx';
import { FieldShell } from './field-shell.tsx';
import { useFormField } from './use-form-field.ts';

interface Props extends Omit<TextareaProps, 'name' | 'value' | 'required' | 'maxLength'> {
  name: string;
  /** Replaces the default label, the message `form.<name>`. */
  label?: ReactNode;
  hint?: ReactNode;
}

/** A field for several lines. Text over the limit fails validation and is not cut off, as in `TextField`. */
export function TextAreaField({ name, label, hint, ...rest }: Props) {
  const field = useFormField(name, { hint });
  return (
    <FieldShell field={field} label={label ?? <FieldLabel name={name} />}>
      <Textarea dir="auto" {...rest} {...field.control} value={field.value} />
    </FieldShell>
  );
}
