import { Input, type InputProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { FieldLabel } from './field-label.tsx';
import { FieldShell } from './field-shell.tsx';
import { useFormField } from './use-form-field.ts';

interface Props extends Omit<InputProps, 'name' | 'value' | 'required' | 'maxLength'> {
  name: string;
  /** In place of the message named after the field. */
  label?: ReactNode;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Their values are written from left to right in every language. */
const latin = ['email', 'tel', 'url', 'password', 'number'];

/**
 * One line to type in. Text that is too long is refused with its limit, never cut off: `maxLength` would swallow the end
 * of what is pasted without a word.
 */
export function TextField({ name, label, hint, type = 'text', ...rest }: Props) {
  const field = useFormField(name, { hint });
  return (
    <FieldShell field={field} label={label ?? <FieldLabel of={name} />}>
      <Input {...rest} {...field.control} type={type} value={field.value} dir={latin.includes(type) ? 'ltr' : 'auto'} />
    </FieldShell>
  );
}
