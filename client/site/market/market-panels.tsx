import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { homePanelItems } from '../../../common/market/series.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { useInView } from '../../ui/use-in-view.ts';
import { MarketBar } from './market-bar.tsx';
import { MarketPanel } from './market-panel.tsx';
import { getDollarRates, type Market } from './market.ts';
import { PriceTable } from './price-table.tsx';
import { useChart } from './use-chart.tsx';
import { useMarket } from './use-market.ts';

/** Market section of the home page: prices in US dollars, rates, freight, energy and indices; refreshed when it comes into view. */
export function MarketPanels({ market: initial }: { market: Market }) {
  const isInView = useInView('#market');
  const live = useMarket(initial, { metals: homePanelItems.metal, energy: homePanelItems.energy }, isInView);
  const { market } = live;
  const chart = useChart();
  return (
    <Box as="section" id="market" aria-labelledby="market-title" bg="bg.panel" paddingBlock="var(--section)">
      <PageContainer>
        <SectionHead
          id="market-title"
          title={<FormattedMessage id="market.home" />}
          lead={<FormattedMessage id="market.home.lead" />}
        />
        <MarketBar live={live} values={market.metal} />
        <Columns rowGap="56" marginTop="32">
          <Box gridColumn="1 / -1" borderTopWidth="2px" borderColor="fg" paddingTop="16">
            <Box as="h3" textStyle="h3" paddingBottom="12">
              <FormattedMessage id="market.category.metal" />
            </Box>
            <PriceTable
              caption={<FormattedMessage id="market.category.metal" />}
              values={market.metal}
              currency="USD"
              rates={getDollarRates(market)}
              chart={chart}
            />
            <Box marginTop="24">
              <ArrowLink to="/price-lists">
                <FormattedMessage id="market.all" />
              </ArrowLink>
            </Box>
          </Box>
          <Box gridColumn="1 / -1">
            <MarketPanel category="currency" values={market.currency} chart={chart} columns={3} />
          </Box>
          {(['shipping', 'energy', 'index'] as const).map((category) => (
            <Box
              key={category}
              gridColumn={{ base: '1 / -1', md: category === 'index' ? '1 / -1' : 'span 6', xl: 'span 4' }}
            >
              <MarketPanel
                category={category}
                values={market[category].slice(0, homePanelItems[category])}
                chart={chart}
              />
            </Box>
          ))}
        </Columns>
      </PageContainer>
      {chart.dialog}
    </Box>
  );
}
