import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { convertAmount, formatChange, formatMoney } from '../../../common/market/format.ts';
import type { Trend } from '../../graphql/generated.ts';
import type { MarketValue } from '../market/market.ts';

interface Props {
  metal: readonly MarketValue[];
  currency: string;
  rates: Readonly<Record<string, number>>;
}

type ComparedValue = MarketValue & { weeklyChangePercent: number; weeklyTrend: Trend };
const isCompared = (value: MarketValue): value is ComparedValue => typeof value.weeklyChangePercent === 'number';

const Figure = chakra('bdi', { base: { whiteSpace: 'nowrap' } });

/** Returns the prices that the text compares. Examples, and prices without a value of a week before, are left out. */
function findPrices(metal: readonly MarketValue[]) {
  const [scrap, rebar, slab, hrc, ore] = ['SCRAP_HMS', 'REBAR', 'SLAB', 'HRC', 'IRON_ORE'].map((symbol) =>
    metal.filter(isCompared).find((value) => value.symbol === symbol),
  );
  return { long: scrap && rebar && { scrap, rebar }, flat: slab && hrc && ore && { slab, hrc, ore } };
}

/** Whether there are enough prices for {@link Analysis}. */
export function hasAnalysis(metal: readonly MarketValue[]): boolean {
  const { long, flat } = findPrices(metal);
  return Boolean(long ?? flat);
}

/** Text about the margins of a mill, with figures calculated from the displayed prices of long and of flat products. */
export function Analysis({ metal, currency, rates }: Props) {
  const { locale } = useIntl();
  const { long, flat } = findPrices(metal);
  const toAmount = (value: MarketValue) => convertAmount(value.value, value.currency, currency, rates) ?? value.value;
  const renderMoney = (sum: number) => <Figure key={sum}>{formatMoney(sum, currency, locale)}</Figure>;
  const renderWeeklyChange = ({ symbol, weeklyChangePercent }: ComparedValue) => (
    <Figure key={symbol}>{formatChange(weeklyChangePercent, locale)}</Figure>
  );
  return (
    <Box as="section" aria-labelledby="analysis" maxWidth="62ch" css={{ '& p + p': { marginTop: '16' } }}>
      <Box as="h2" id="analysis" textStyle="h1" marginBottom="20">
        <FormattedMessage id="price-lists.analysis" />
      </Box>
      {long && (
        <p>
          <FormattedMessage
            id="price-lists.analysis.long"
            values={{
              scrap: renderMoney(toAmount(long.scrap)),
              rebar: renderMoney(toAmount(long.rebar)),
              spread: renderMoney(toAmount(long.rebar) - toAmount(long.scrap)),
              scrapTrend: long.scrap.weeklyTrend,
              rebarTrend: long.rebar.weeklyTrend,
              scrapWeek: renderWeeklyChange(long.scrap),
              rebarWeek: renderWeeklyChange(long.rebar),
            }}
          />
        </p>
      )}
      {flat && (
        <p>
          <FormattedMessage
            id="price-lists.analysis.flat"
            values={{
              slab: renderMoney(toAmount(flat.slab)),
              hrc: renderMoney(toAmount(flat.hrc)),
              spread: renderMoney(toAmount(flat.hrc) - toAmount(flat.slab)),
              ore: renderMoney(toAmount(flat.ore)),
              oreWeek: renderWeeklyChange(flat.ore),
            }}
          />
        </p>
      )}
    </Box>
  );
}
