import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { readNumber } from './number-text.ts';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** A number with a decimal point, or the text that was typed instead. */
  value: string;
  /** Called with the number that was read, or with the text when it is no number; `typed` is the text in both cases. */
  onChange: (value: string, typed: string) => void;
  read?: (text: string) => { value: string } | undefined;
  /** Minimum and maximum number of decimals while the field has no focus. */
  decimals: [fewest: number, most: number];
}

const isNumber = (value: string) => /^-?\d+(\.\d+)?$/.test(value);

/** An input for a number in Turkish notation: grouped when it has no focus, plain while it is edited. */
export function NumberInput({ value, onChange, read = readNumber, decimals, onFocus, onBlur, ...rest }: Props) {
  const { formatNumber } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const isEditing = draft !== undefined;
  const toPlainText = (number: string) => (isNumber(number) ? number.replace('.', ',') : number);
  const formatted = isNumber(value)
    ? formatNumber(Number(value), { minimumFractionDigits: decimals[0], maximumFractionDigits: decimals[1] })
    : value;
  /** Whether the value was set elsewhere, such as for a restored cell, and differs from the typed text. */
  const isReplaced = isEditing && (read(draft)?.value ?? draft.trim()) !== value;

  useLayoutEffect(() => {
    if (isEditing) input.current?.select();
  }, [isEditing]);

  return (
    <input
      {...rest}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={isReplaced ? toPlainText(value) : (draft ?? formatted)}
      onFocus={(event) => {
        setDraft(toPlainText(value));
        onFocus?.(event);
      }}
      onChange={({ target }) => {
        setDraft(target.value);
        onChange(read(target.value)?.value ?? target.value.trim(), target.value);
      }}
      onBlur={(event) => {
        setDraft(undefined);
        onBlur?.(event);
      }}
    />
  );
}
