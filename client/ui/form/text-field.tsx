import { Input, type InputProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { FieldLabel } from './field-label.tsx';
import { FieldShell } from './field-shell.tsx';
import { useFormField } from './use-form-field.ts';

interface Props extends Omit<InputProps, 'name' | 'value' | 'required' | 'maxLength'> {
  name: string;
  /** Replaces the default label, the message `form.<name>`. */
  label?: ReactNode;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Input types whose values run from left to right in every language. */
const ltrTypes = ['email', 'tel', 'url', 'password', 'number'];

/**
 * A field for one line. Text over the limit fails validation; `maxLength` is not used, because it would silently cut off pasted text.
 */
export function TextField({ name, label, hint, type = 'text', ...rest }: Props) {
  const field = useFormField(name, { hint });
  return (
    <FieldShell field={field} label={label ?? <FieldLabel name={name} />}>
      <Input
        {...rest}
        {...field.control}
        type={type}
        value={field.value}
        dir={ltrTypes.includes(type) ? 'ltr' : 'auto'}
      />
    </FieldShell>
  );
}
