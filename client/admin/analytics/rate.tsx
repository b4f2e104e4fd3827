import { chakra } from '@chakra-ui/react';
import { FormattedNumber } from 'react-intl';

/** Colours of a rate in percent: 40 and above green, 20 to below 40 yellow, below 20 red. */
export const rateHue = (percent: number) => (percent >= 40 ? 'green' : percent >= 20 ? 'straw' : 'red');

/** Percent with one decimal. */
export const Percent = ({ value }: { value: number }) => (
  <FormattedNumber value={value / 100} style="percent" minimumFractionDigits={1} maximumFractionDigits={1} />
);

/** A rate beside its dot; the colour only repeats the number. */
export function Rate({ value }: { value: number }) {
  return (
    <chakra.span
      data-hue={rateHue(value)}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      colorPalette={rateHue(value)}
      color="colorPalette.fg"
      textStyle="uiStrong"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
    >
      <chakra.span aria-hidden boxSize="1.5" borderRadius="full" bg="colorPalette.dot" flexShrink="0" />
      <Percent value={value} />
    </chakra.span>
  );
}
