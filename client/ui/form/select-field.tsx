import { NativeSelect } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FieldLabel } from './field-label.tsx';
import { FieldShell } from './field-shell.tsx';
import { useFormField } from './use-form-field.ts';

interface Props {
  name: string;
  /** In place of the message named after the field. */
  label?: ReactNode;
  hint?: ReactNode;
  /** In the order in which they are offered, their labels in the reader's language. */
  options: readonly { value: string; label: string }[];
  /** Message id of the choice of none; null where one of the options always holds. */
  blank?: string | null;
}

/** One choice among many: the browser's own list, which every phone and screen reader knows how to show. */
export function SelectField({ name, label, hint, options, blank = 'form.select' }: Props) {
  const field = useFormField(name, { hint });
  const { formatMessage } = useIntl();
  return (
    <FieldShell field={field} label={label ?? <FieldLabel of={name} />}>
      <NativeSelect.Root>
        <NativeSelect.Field {...field.control} value={field.value}>
          {blank && <option value="">{formatMessage({ id: blank })}</option>}
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
