import { Box, chakra, Input, NativeSelect } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Refusal } from './use-trade-form.ts';

interface Labelled {
  /** Message id. */
  label: string;
  refusal?: Refusal;
}

interface ChoiceProps<Value extends string> extends Labelled {
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
}

interface AmountProps extends Labelled {
  value: string;
  onChange: (text: string) => void;
}

const Label = chakra('label', { base: { display: 'block', mb: '8', fontSize: '.9375rem', fontWeight: '500' } });

/** One of a few. */
export function ChoiceField<Value extends string>({ label, refusal, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((other) => other.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Field id={id} label={label} refusal={refusal}>
      <NativeSelect.Root>
        <NativeSelect.Field
          id={id}
          value={value}
          onChange={({ target }) => choose(target.value)}
          {...described(id, refusal)}
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

/** A number as people type it, with their own digits and separators. */
export function AmountField({ label, refusal, value, onChange }: AmountProps) {
  const id = useId();
  return (
    <Field id={id} label={label} refusal={refusal}>
      <Input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...described(id, refusal)}
        css={{ textAlign: 'start', fontVariantNumeric: 'tabular-nums', _rtl: { textAlign: 'right' } }}
      />
    </Field>
  );
}

const described = (id: string, refusal?: Refusal) => ({
  'aria-invalid': refusal ? (true as const) : undefined,
  'aria-describedby': refusal && `${id}-reason`,
});

function Field({ id, label, refusal, children }: Labelled & { id: string; children: ReactNode }) {
  return (
    <Box minWidth="0">
      <Label htmlFor={id}>
        <FormattedMessage id={label} />
      </Label>
      {children}
      {refusal && (
        <Box
          id={`${id}-reason`}
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
          <FormattedMessage id={refusal.reason} values={{ max: refusal.max }} />
        </Box>
      )}
    </Box>
  );
}
