import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { converted, formatChange, formatMoney } from '../../../common/market/format.ts';
import type { MarketValue } from '../market/market.ts';

interface Props {
  metal: readonly MarketValue[];
  currency: string;
  rates: Readonly<Record<string, number>>;
}

const Figure = chakra('bdi', { base: { whiteSpace: 'nowrap' } });

/** What the prices on the page say about a mill's margins: sentences around their own figures, nothing besides. */
export function Analysis({ metal, currency, rates }: Props) {
  const { locale } = useIntl();
  const of = (symbol: string) => metal.find((value) => value.symbol === symbol);
  const [scrap, rebar, slab, hrc, ore] = ['SCRAP_HMS', 'REBAR', 'SLAB', 'HRC', 'IRON_ORE'].map(of);
  const amount = (value: MarketValue) => converted(value.value, value.currency, currency, rates) ?? value.value;
  const money = (sum: number) => <Figure key={sum}>{formatMoney(sum, currency, locale)}</Figure>;
  const week = ({ symbol, weeklyChangePercent }: MarketValue) => (
    <Figure key={symbol}>{formatChange(weeklyChangePercent, locale)}</Figure>
  );
  return (
    <Box as="section" aria-labelledby="analysis" maxWidth="62ch" css={{ '& p + p': { marginTop: '16' } }}>
      <Box as="h2" id="analysis" textStyle="h1" marginBottom="20">
        <FormattedMessage id="price-lists.analysis" />
      </Box>
      {scrap && rebar && (
        <p>
          <FormattedMessage
            id="price-lists.analysis.long"
            values={{
              scrap: money(amount(scrap)),
              rebar: money(amount(rebar)),
              spread: money(amount(rebar) - amount(scrap)),
              scrapTrend: scrap.weeklyTrend,
              rebarTrend: rebar.weeklyTrend,
              scrapWeek: week(scrap),
              rebarWeek: week(rebar),
            }}
          />
        </p>
      )}
      {slab && hrc && ore && (
        <p>
          <FormattedMessage
            id="price-lists.analysis.flat"
            values={{
              slab: money(amount(slab)),
              hrc: money(amount(hrc)),
              spread: money(amount(hrc) - amount(slab)),
              ore: money(amount(ore)),
              oreWeek: week(ore),
            }}
          />
        </p>
      )}
    </Box>
  );
}
