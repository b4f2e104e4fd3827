import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { convertAmount, formatChange, formatMoney } from '../../../common/market/format.ts';
import { isExample, type MarketValue } from '../market/market.ts';

interface Props {
  metal: readonly MarketValue[];
  currency: string;
  rates: Readonly<Record<string, number>>;
}

const Figure = chakra('bdi', { base: { whiteSpace: 'nowrap' } });

/** Text about the margins of a mill, with figures calculated from the displayed prices; examples are not commented on. */
export function Analysis({ metal, currency, rates }: Props) {
  const { locale } = useIntl();
  const findValue = (symbol: string) => metal.find((value) => value.symbol === symbol && !isExample(value));
  const [scrap, rebar, slab, hrc, ore] = ['SCRAP_HMS', 'REBAR', 'SLAB', 'HRC', 'IRON_ORE'].map(findValue);
  const toAmount = (value: MarketValue) => convertAmount(value.value, value.currency, currency, rates) ?? value.value;
  if (!(scrap && rebar) && !(slab && hrc && ore)) return null;
  const renderMoney = (sum: number) => <Figure key={sum}>{formatMoney(sum, currency, locale)}</Figure>;
  const renderWeeklyChange = ({ symbol, weeklyChangePercent }: MarketValue) => (
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
              scrap: renderMoney(toAmount(scrap)),
              rebar: renderMoney(toAmount(rebar)),
              spread: renderMoney(toAmount(rebar) - toAmount(scrap)),
              scrapTrend: scrap.weeklyTrend,
              rebarTrend: rebar.weeklyTrend,
              scrapWeek: renderWeeklyChange(scrap),
              rebarWeek: renderWeeklyChange(rebar),
            }}
          />
        </p>
      )}
      {slab && hrc && ore && (
        <p>
          <FormattedMessage
            id="price-lists.analysis.flat"
            values={{
              slab: renderMoney(toAmount(slab)),
              hrc: renderMoney(toAmount(hrc)),
              spread: renderMoney(toAmount(hrc) - toAmount(slab)),
              ore: renderMoney(toAmount(ore)),
              oreWeek: renderWeeklyChange(ore),
            }}
          />
        </p>
      )}
    </Box>
  );
}
