import { chakra } from '@chakra-ui/react';
import { memo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { StampNumber } from '../../ui/stamp-number.tsx';
import { stampGlyphs } from '../../ui/stamp-glyphs.ts';
import { useCount } from './use-count.ts';

export interface CounterProps {
  value: number;
  /** Hundredths are counted, and written with the language's sign. */
  percent?: boolean;
}

const Frame = chakra('div', { base: { height: { base: '2.625rem', lg: '3.625rem', xl: '5.125rem' } } });
const Stamp = memo(StampNumber);

/**
 * One number as the marking machine paints it, counting up when it comes into view: like a meter, with its zeros in front, so
 * that it is as wide throughout. Who listens hears the last value alone.
 */
export function Counter({ value, percent = false }: CounterProps) {
  const { formatNumber, locale } = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const end = percent ? value * 100 : value;
  const count = useCount(end, frame);

  const digits = { minimumIntegerDigits: String(end).length };
  const painted = percent
    ? stamped(count / 100, locale, { ...digits, style: 'percent' })
    : `${stamped(count, locale, digits)}+`;
  const label = percent ? formatNumber(value, { style: 'percent' }) : `${formatNumber(value)}+`;

  return (
    <Frame ref={frame}>
      <Stamp value={painted} label={label} height="full" color="#f4f1ea" />
    </Frame>
  );
}

/** In the order of the language and the machine's own digits; marks of direction, which it cannot paint, are left out. */
function stamped(number: number, locale: string, options: Intl.NumberFormatOptions): string {
  const text = new Intl.NumberFormat(`${locale}-u-nu-latn`, options).format(number);
  return [...text.replace(/\s/g, ' ')].filter((character) => character in stampGlyphs).join('');
}
