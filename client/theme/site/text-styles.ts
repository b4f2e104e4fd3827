import { defineTextStyles } from '@chakra-ui/react';

/** @param min in pixels @param fluid in percent of the window width @param max in pixels */
const clamp = (min: number, fluid: number, max: number) => `clamp(${min / 16}rem, ${fluid}vw, ${max / 16}rem)`;

/** Overrides for Arabic script: it needs a larger line height, and letter spacing would break its joined letters. */
const arabic = (lineHeight: number, rest = {}) => ({ _rtl: { lineHeight, letterSpacing: '0', ...rest } });
const headline = { fontFamily: 'heading', fontWeight: '600', textWrap: 'balance' } as const;

export const textStyles = defineTextStyles({
  d1: {
    value: {
      ...headline,
      fontSize: clamp(42, 6.25, 92),
      lineHeight: 1,
      letterSpacing: '-.028em',
      ...arabic(1.28, { fontSize: clamp(38, 5.5, 80), fontWeight: '700' }),
    },
  },
  d2: {
    value: {
      ...headline,
      fontSize: clamp(34, 4.3, 62),
      lineHeight: 1.04,
      letterSpacing: '-.024em',
      ...arabic(1.34, { fontSize: clamp(31, 3.9, 56), fontWeight: '700' }),
    },
  },
  /** For titles of sections that fill half of the window. */
  d3: {
    value: {
      ...headline,
      fontSize: clamp(32, 3.5, 50),
      lineHeight: 1.06,
      letterSpacing: '-.022em',
      ...arabic(1.38, { fontSize: clamp(29, 3.2, 45), fontWeight: '700' }),
    },
  },
  h1: {
    value: {
      ...headline,
      fontSize: clamp(28, 2.8, 40),
      lineHeight: 1.12,
      letterSpacing: '-.018em',
      ...arabic(1.45, { fontWeight: '700' }),
    },
  },
  h2: {
    value: { ...headline, fontSize: clamp(22, 1.95, 28), lineHeight: 1.2, letterSpacing: '-.012em', ...arabic(1.5) },
  },
  h3: { value: { ...headline, fontSize: '1.1875rem', lineHeight: 1.3, letterSpacing: '-.006em', ...arabic(1.55) } },
  /** For large figures. */
  fig: {
    value: {
      fontFamily: 'heading',
      fontWeight: '500',
      fontSize: clamp(35, 4.6, 66),
      lineHeight: 1,
      letterSpacing: '-.03em',
      fontVariantNumeric: 'tabular-nums lining-nums',
      _rtl: { letterSpacing: '0' },
    },
  },
  lead: { value: { fontSize: clamp(17, 1.4, 20), lineHeight: 1.55, textWrap: 'pretty', ...arabic(1.9) } },
  body: { value: { fontSize: '1rem', lineHeight: 1.6, _rtl: { fontSize: '1.0625rem', lineHeight: 1.85 } } },
  small: { value: { fontSize: '.875rem', lineHeight: 1.5, _rtl: { fontSize: '.9375rem', lineHeight: 1.8 } } },
  tiny: { value: { fontSize: '.8125rem', lineHeight: 1.45, _rtl: { fontSize: '.9375rem', lineHeight: 1.8 } } },
});
