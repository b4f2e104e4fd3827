import { chakra } from '@chakra-ui/react';
import { memo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { StampNumber } from '../../ui/stamp-number.tsx';
import { stampGlyphs } from '../../ui/stamp-glyphs.ts';
import { useCountUp } from './use-count-up.ts';

export interface CounterProps {
  value: number;
  /** Shows the value as a percentage and counts in percentage points. */
  percent?: boolean;
}

const Frame = chakra('div', { base: { height: { base: '2.625rem', lg: '3.625rem', xl: '5.125rem' } } });
const Stamp = memo(StampNumber);

/**
 * A number that counts up when it comes into view. Leading zeros keep its width constant. Screen readers get the final value only.
 */
export function Counter({ value, percent = false }: CounterProps) {
  const { formatNumber, locale } = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const end = percent ? value * 100 : value;
  const count = useCountUp(end, frame);

  const digits = { minimumIntegerDigits: String(end).length };
  const displayed = percent
    ? formatForStamp(count / 100, locale, { ...digits, style: 'percent' })
    : `${formatForStamp(count, locale, digits)}+`;
  const label = percent ? formatNumber(value, { style: 'percent' }) : `${formatNumber(value)}+`;

  return (
    <Frame ref={frame}>
      <Stamp value={displayed} label={label} height="full" color="#f4f1ea" />
    </Frame>
  );
}

/** Formats a number in Latin digits, with the percent sign where the language puts it; characters without a glyph, such as direction marks, are removed. */
function formatForStamp(number: number, locale: string, options: Intl.NumberFormatOptions): string {
  const text = new Intl.NumberFormat(`${locale}-u-nu-latn`, options).format(number);
  return [...text.replace(/\s/g, ' ')].filter((character) => character in stampGlyphs).join('');
}
