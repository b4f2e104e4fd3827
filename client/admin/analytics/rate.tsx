import { chakra } from '@chakra-ui/react';
import { FormattedNumber } from 'react-intl';

/** Returns the color of a rate in percent: green from 40, yellow from 20, otherwise red. */
const getRateHue = (percent: number) => (percent >= 40 ? 'green' : percent >= 20 ? 'straw' : 'red');

/** A percentage with one decimal. */
export const Percent = ({ value }: { value: number }) => (
  <FormattedNumber value={value / 100} style="percent" minimumFractionDigits={1} maximumFractionDigits={1} />
);

/**
 * A rate with a colored dot, limited to 100 percent because repeated openings of an e-mail can raise the open rate above that. The color only
 * illustrates the number.
 */
export function Rate({ value }: { value: number }) {
  return (
    <chakra.span
      data-hue={getRateHue(value)}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      colorPalette={getRateHue(value)}
      color="colorPalette.fg"
      textStyle="uiStrong"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
    >
      <chakra.span aria-hidden boxSize="1.5" borderRadius="full" bg="colorPalette.dot" flexShrink="0" />
      <Percent value={Math.min(value, 100)} />
    </chakra.span>
  );
}
