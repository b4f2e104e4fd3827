import { Box, Button, Flex } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMarketValue } from '../../../common/market/format.ts';
import { priceCurrencies, priceListPanelItems } from '../../../common/market/series.ts';
import { languages } from '../../../common/locales.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { useQueryParam } from '../../ui/use-query-param.ts';
import { MarketBar } from '../market/market-bar.tsx';
import { MarketPanel } from '../market/market-panel.tsx';
import { MarketTime } from '../market/market-source.tsx';
import { getDollarRates, isExample, type Market } from '../market/market.ts';
import { PriceTable } from '../market/price-table.tsx';
import { useChart } from '../market/use-chart.tsx';
import { useMarket } from '../market/use-market.ts';
import { useQuickQuote } from '../quote/use-quick-quote.tsx';
import { Analysis, hasAnalysis } from './analysis.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { RegionTabs } from './region-tabs.tsx';
import { priceRegions, filterByRegion, findProductType } from './regions.ts';
import { usePriceFilters } from './use-price-filters.ts';

/** Price lists by region, in a selectable currency. */
export function PriceListsPage({ market: initial }: { market: Market }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const defaultCurrency = languages[useLocale()].currency;
  const live = useMarket(initial, { energy: priceListPanelItems.energy });
  const { market } = live;
  const chart = useChart({ hasAlerts: true });

  const filters = usePriceFilters();
  const requestedRegion = useQueryParam('region');
  const region = priceRegions.find((value) => value === requestedRegion) ?? priceRegions[0];
  const requestedCurrency = useQueryParam('currency') ?? defaultCurrency;
  const currency = priceCurrencies.find((value) => value === requestedCurrency) ?? 'USD';

  const quickQuote = useQuickQuote('QUICK_QUOTE');
  const values = filterByRegion(region, market.metal);
  const rates = getDollarRates(market);
  const rate = market.currency.find((value) => value.currency === currency);
  const getPanelValues = (category: keyof typeof priceListPanelItems) =>
    market[category].slice(0, priceListPanelItems[category]);
  const regionName = formatMessage({ id: `price-lists.region.${region}` });

  async function exportCsv() {
    const { downloadCsv, pricesToCsv } = await import('./price-csv.ts');
    downloadCsv(`kordon-${region}-${currency.toLowerCase()}.csv`, pricesToCsv(values, currency, rates, intl));
  }

  return (
    <>
      <PageContainer paddingTop={{ base: '40', lg: '64' }}>
        <SectionHead
          page
          title={<FormattedMessage id="price-lists.title" />}
          lead={<FormattedMessage id="price-lists.lead" />}
        />
        <Flex
          wrap="wrap"
          alignItems="flex-end"
          columnGap="32"
          rowGap="16"
          borderBottomWidth="1px"
          borderColor="border.strong"
        >
          <RegionTabs selected={region} filters={filters} />
          <CurrencyChoice selected={currency} onSelect={(next) => filters.setFilter('currency', next)} />
        </Flex>
        <Box marginTop="20" marginBottom="8">
          <MarketBar live={live} values={values} />
        </Box>
        <PriceTable
          showsDetails
          caption={<FormattedMessage id="price-lists.caption" values={{ region: regionName, currency }} />}
          values={values}
          currency={currency}
          rates={rates}
          chart={chart}
          action={({ symbol }, product) => (
            <Button
              variant="ghost"
              size="sm"
              textDecoration="underline"
              textUnderlineOffset="5px"
              aria-label={formatMessage({ id: 'price-lists.quote.of' }, { product })}
              onPointerEnter={quickQuote.preload}
              onFocus={quickQuote.preload}
              onClick={() =>
                quickQuote.open({
                  productType: findProductType(symbol),
                  productTitle: formatMessage(
                    { id: 'market.name' },
                    { name: product, terms: formatMessage({ id: `market.${symbol}.terms` }) },
                  ),
                  picture: 'hero-rebar',
                })
              }
            >
              <FormattedMessage id="price-lists.quote" />
            </Button>
          )}
        />
        <Flex wrap="wrap" alignItems="center" justifyContent="space-between" gap="16" marginTop="16">
          <Box as="p" textStyle="tiny" color="fg.muted">
            {rate && (
              <FormattedMessage
                id={isExample(rate) ? 'price-lists.converted.example' : 'price-lists.converted'}
                values={{
                  date: <MarketTime key="date" at={rate.lastUpdate} />,
                  rate: <bdi key="rate">{formatMarketValue(rate, locale)}</bdi>,
                  currency: <bdi key="currency">{currency}</bdi>,
                }}
              />
            )}
          </Box>
          <Button variant="outline" size="sm" gap="12" onClick={() => void exportCsv()}>
            <Download aria-hidden />
            <FormattedMessage id="price-lists.csv" />
          </Button>
        </Flex>
      </PageContainer>

      <Box bg="bg.panel" marginTop={{ base: '72', lg: '112' }} paddingBlock={{ base: '64', lg: '96' }}>
        <PageContainer>
          <Box as="h2" textStyle="h1" marginBottom="36">
            <FormattedMessage id="price-lists.panels" />
          </Box>
          <Columns rowGap="56" alignItems="start">
            <Box gridColumn="1 / -1">
              <MarketPanel category="currency" values={getPanelValues('currency')} chart={chart} columns={3} />
            </Box>
            {(['energy', 'shipping', 'index'] as const).map((category) => (
              <Box
                key={category}
                gridColumn={{ base: '1 / -1', md: category === 'index' ? '1 / -1' : 'span 6', xl: 'span 4' }}
              >
                <MarketPanel category={category} values={getPanelValues(category)} chart={chart} />
              </Box>
            ))}
          </Columns>
        </PageContainer>
      </Box>

      <PageContainer paddingBlock="var(--section)" data-closing>
        <Columns rowGap="40">
          {hasAnalysis(market.metal) && (
            <Box gridColumn={{ base: '1 / -1', lg: '1 / span 7' }}>
              <Analysis metal={market.metal} currency={currency} rates={rates} />
            </Box>
          )}
          <Box gridColumn={{ base: '1 / -1', lg: hasAnalysis(market.metal) ? '9 / -1' : '1 / span 7' }} alignSelf="end">
            <Disclaimer quickQuote={quickQuote} />
          </Box>
        </Columns>
      </PageContainer>
      {quickQuote.dialog}
      {chart.dialog}
    </>
  );
}
