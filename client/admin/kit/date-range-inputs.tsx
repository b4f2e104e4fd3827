import { chakra, type InputProps } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DateInput } from './date-input.tsx';
import { isDay } from './day.ts';

export interface DateRange {
  /** Calendar days such as 2026-11-19; the range includes both. */
  from?: string;
  to?: string;
  onChange: (change: { from?: string | null; to?: string | null }) => void;
}

interface Props extends DateRange, Pick<InputProps, 'width' | 'flex'> {
  /** Message ids of the two inputs, without their suffixes `.from` and `.to`. */
  labels: string;
  separator?: ReactNode;
  /** Shown between the inputs and the error. */
  children?: ReactNode;
}

/**
 * The two inputs of a filter by days, with an error for text that is not a day and for a range that begins after its end. Such text stays
 * in the input and does not change the filter.
 */
export function DateRangeInputs({ from, to, onChange, labels, separator, children, ...size }: Props) {
  const { formatMessage } = useIntl();
  const errorId = useId();
  /** Texts in the inputs that are not a day, and so not in the filter. */
  const [invalidTexts, setInvalidTexts] = useState<{ from?: string; to?: string }>({});
  /** The input in which the user is typing; its text is not reported as invalid yet. */
  const [edited, setEdited] = useState<'from' | 'to'>();
  const isUnreadable = (bound: 'from' | 'to') => Boolean(invalidTexts[bound]) && edited !== bound;
  const isReversed = Boolean(from && to && from > to);
  const error = isUnreadable('from') || isUnreadable('to') ? 'form.date.invalid' : isReversed && 'form.dates.reversed';

  const renderInput = (bound: 'from' | 'to', value = '') => (
    <DateInput
      {...size}
      size="sm"
      px={{ md: '1.5' }}
      aria-label={formatMessage({ id: `${labels}.${bound}` })}
      aria-invalid={isReversed || isUnreadable(bound) || undefined}
      aria-describedby={error ? errorId : undefined}
      value={invalidTexts[bound] ?? value}
      onChange={(text) => {
        const isComplete = text === '' || isDay(text);
        setEdited(bound);
        setInvalidTexts({ ...invalidTexts, [bound]: isComplete ? undefined : text });
        if (isComplete) onChange({ [bound]: text || null });
      }}
      onBlur={() => setEdited(undefined)}
      onKeyDown={({ key }) => key === 'Enter' && setEdited(undefined)}
    />
  );
  return (
    <>
      {renderInput('from', from)}
      {separator}
      {renderInput('to', to)}
      {children}
      {error && (
        <chakra.span id={errorId} role="alert" textStyle="meta" color="red.fg" pe="2.5">
          <FormattedMessage id={error} />
        </chakra.span>
      )}
    </>
  );
}
