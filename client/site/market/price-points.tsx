import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { MarketTime } from './market-source.tsx';
import type { PricePoint } from './use-price-history.ts';

const Scroll = chakra('div', {
  base: {
    maxHeight: '21rem',
    overflowY: 'auto',
    borderBlockWidth: '1px',
    borderColor: 'border',
    '& table': { width: 'full', fontVariantNumeric: 'tabular-nums' },
    '& :is(th, td)': { height: '44', textAlign: 'start', borderBottomWidth: '1px', borderColor: 'border' },
    '& :is(th, td):last-of-type': { textAlign: 'end', paddingInlineEnd: '12' },
    '& thead th': { position: 'sticky', top: '0', bg: 'bg', textStyle: 'tiny', fontWeight: '500', color: 'fg.muted' },
    '& tbody th': { fontWeight: '400' },
  },
});

/** Table of the points of a chart, newest first. */
export function PricePoints(props: {
  points: readonly PricePoint[];
  caption: string;
  formatValue: (value: number) => string;
}) {
  const { points, caption, formatValue } = props;
  return (
    <Scroll tabIndex={0} role="region" aria-label={caption}>
      <table>
        <VisuallyHidden asChild>
          <caption>{caption}</caption>
        </VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="market.chart.date" />
            </th>
            <td>
              <FormattedMessage id="market.value" />
            </td>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ at, value }) => (
            <tr key={at}>
              <th scope="row">
                <MarketTime at={at} />
              </th>
              <td>
                <bdi>{formatValue(value)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
