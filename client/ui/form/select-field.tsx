import { NativeSelect } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FieldLabel } from './field-label.tsx';
import { FieldShell } from './field-shell.tsx';
import { useFormField } from './use-form-field.ts';

interface Props {
  name: string;
  /** Replaces the default label, the message `form.<name>`. */
  label?: ReactNode;
  hint?: ReactNode;
  /** In display order, with labels in the user's language. */
  options: readonly { value: string; label: string }[];
  /** Message id of the empty option; null when one of the options is always selected. */
  emptyOption?: string | null;
}

/** A native select, which phones and screen readers handle well. */
export function SelectField({ name, label, hint, options, emptyOption = 'form.select' }: Props) {
  const field = useFormField(name, { hint });
  const { formatMessage } = useIntl();
  return (
    <FieldShell field={field} label={label ?? <FieldLabel name={name} />}>
      <NativeSelect.Root>
        <NativeSelect.Field {...field.control} value={field.value}>
          {emptyOption && <option value="">{formatMessage({ id: emptyOption })}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldShell>
  );
}
