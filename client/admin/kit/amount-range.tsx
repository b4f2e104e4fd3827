import { Button, chakra, Flex, Icon, Input } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { areAmountsReversed, parseAmount } from './amount.ts';

type Bound = 'min' | 'max';

interface Props {
  /** Message id of the filtered amount; `<label>From` and `<label>To` name its inputs. */
  label: string;
  /** Amounts in US dollars as in the URL. */
  min?: string;
  max?: string;
  /** Called with both amounts; null for a missing one. */
  onChange: (range: Record<Bound, string | null>, options?: { replace: boolean }) => void;
}

/** A range of amounts in US dollars as a chip of the filter bar. Text that is not an amount stays in its input and does not change the filter. */
export function AmountRange({ label, min, max, onChange }: Props) {
  const { formatMessage } = useIntl();
  const errorId = useId();
  const [invalidText, setInvalidText] = useState<{ [Name in Bound]?: string }>({});
  const isUnreadable = (bound: Bound) => Boolean(invalidText[bound]);
  const isReversed = areAmountsReversed(min, max);
  const error =
    isUnreadable('min') || isUnreadable('max') ? 'form.amount.invalid' : isReversed && 'form.amounts.reversed';

  const renderInput = (bound: Bound, name: string, value = '') => (
    <Input
      size="sm"
      inputMode="decimal"
      dir="ltr"
      width={{ base: '7rem', md: '5.5rem' }}
      px={{ md: '1.5' }}
      autoComplete="off"
      placeholder={formatMessage({ id: `${name}.short` })}
      aria-label={formatMessage({ id: name })}
      aria-invalid={isReversed || isUnreadable(bound) || undefined}
      aria-describedby={error ? errorId : undefined}
      value={invalidText[bound] ?? value}
      onChange={({ target }) => {
        const amount = target.value.trim() === '' ? '' : parseAmount(target.value);
        setInvalidText({ ...invalidText, [bound]: amount === undefined ? target.value : undefined });
        if (amount !== undefined)
          onChange({ min: min ?? null, max: max ?? null, [bound]: amount || null }, { replace: true });
      }}
    />
  );
  return (
    <Flex
      role="group"
      aria-label={formatMessage({ id: label })}
      align="center"
      gap="1.5"
      flexShrink="0"
      ps="2.5"
      borderRadius="md"
      bg="bg.muted"
    >
      <chakra.span color="fg.muted" whiteSpace="nowrap" aria-hidden>
        <FormattedMessage id={label} />
      </chakra.span>
      {renderInput('min', `${label}From`, min)}
      <chakra.span aria-hidden color="fg.subtle">
        –
      </chakra.span>
      {renderInput('max', `${label}To`, max)}
      {(min ?? max ?? invalidText.min ?? invalidText.max) && (
        <Button
          variant="ghost"
          px="0"
          w={{ base: '10', md: '6' }}
          aria-label={formatMessage({ id: 'filter.clearOne' }, { name: formatMessage({ id: label }) })}
          onClick={() => {
            setInvalidText({});
            onChange({ min: null, max: null });
          }}
        >
          <Icon as={X} aria-hidden />
        </Button>
      )}
      {error && (
        <chakra.span id={errorId} role="alert" textStyle="meta" color="red.fg" pe="2.5" whiteSpace="nowrap">
          <FormattedMessage id={error} />
        </chakra.span>
      )}
    </Flex>
  );
}
