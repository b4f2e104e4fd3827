import { Box, chakra, Input, NativeSelect } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldError } from './use-trade-form.ts';

interface FieldProps {
  /** Message id. */
  label: string;
  error?: FieldError;
}

interface ChoiceProps<Value extends string> extends FieldProps {
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
}

interface AmountProps extends FieldProps {
  value: string;
  onChange: (text: string) => void;
}

const Label = chakra('label', { base: { display: 'block', mb: '8', fontSize: '.9375rem', fontWeight: '500' } });

/** Select with a label and an error message. */
export function ChoiceField<Value extends string>({ label, error, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  const handleChange = (selected: string) => {
    const option = options.find((candidate) => candidate.value === selected);
    if (option) onChange(option.value);
  };
  return (
    <Field id={id} label={label} error={error}>
      <NativeSelect.Root>
        <NativeSelect.Field
          id={id}
          value={value}
          onChange={({ target }) => handleChange(target.value)}
          {...errorProps(id, error)}
        >
          {options.map(({ value: option, text }) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field>
  );
}

/** Text field for a number, which accepts the digits and separators of the language. */
export function AmountField({ label, error, value, onChange }: AmountProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error}>
      <Input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...errorProps(id, error)}
        css={{ textAlign: 'start', fontVariantNumeric: 'tabular-nums', _rtl: { textAlign: 'right' } }}
      />
    </Field>
  );
}

const errorProps = (id: string, error?: FieldError) => ({
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': error && `${id}-error`,
});

function Field({ id, label, error, children }: FieldProps & { id: string; children: ReactNode }) {
  return (
    <Box minWidth="0">
      <Label htmlFor={id}>
        <FormattedMessage id={label} />
      </Label>
      {children}
      {error && (
        <Box
          id={`${id}-error`}
          role="alert"
          display="flex"
          gap="8"
          marginTop="8"
          textStyle="small"
          fontWeight="500"
          color="fg.error"
          css={{ '& svg': { boxSize: '1.125rem', flexShrink: 0, marginTop: '.1em' } }}
        >
          <TriangleAlert aria-hidden />
          <FormattedMessage id={error.messageId} values={{ max: error.max }} />
        </Box>
      )}
    </Box>
  );
}
