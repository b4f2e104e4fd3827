import { Box } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { enumNames, marketCategories } from '../../../common/enums.ts';
import type { MarketSeriesRowFragment } from '../../graphql/generated.ts';
import { normalizeForSearch } from '../../ui/form/search-text.ts';
import { NothingFound } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { Section } from '../kit/section.tsx';
import { Tab, Tabs } from '../kit/tabs.tsx';
import { flag, oneOf, text, useUrlFilter } from '../kit/use-url-filter.ts';
import { SeriesHeader, SeriesRow } from './series-row.tsx';
import { useMarketFormat } from './use-market-format.ts';

const PriceDialog = lazy(() => import('./price-dialog.tsx'));

const categories = enumNames(marketCategories);
const filterFields = { category: oneOf(categories), hidden: flag, search: text };

interface Props {
  /** Undefined while loading. */
  series?: readonly MarketSeriesRowFragment[];
  /** Shows the manual changes of a series. */
  onShowChanges: (symbol: string) => void;
}

/** All series with their current values. The URL contains the filter: `?category=METAL&search=slab`, `?hidden=true`. */
export function SeriesSection({ series, onShowChanges }: Props) {
  const { formatMessage } = useIntl();
  const [{ category, hidden, search = '' }, setFilter] = useUrlFilter(filterFields);
  const [editedSymbol, setEditedSymbol] = useState<string>();
  const { getSeriesName } = useMarketFormat();

  const searchTerm = normalizeForSearch(search);
  const filteredSeries = series?.filter(
    (row) =>
      (!category || row.category === category) &&
      (!hidden || !row.published) &&
      (!searchTerm || normalizeForSearch(`${getSeriesName(row)} ${row.symbol}`).includes(searchTerm)),
  );
  const countSeries = (predicate: (row: MarketSeriesRowFragment) => boolean) => series?.filter(predicate).length;
  const editedSeries = series?.find(({ symbol }) => symbol === editedSymbol);

  return (
    <Section
      title="desk.series"
      aside={
        <SearchField
          value={search}
          onChange={(value) => setFilter({ search: value || null }, { replace: true })}
          label="desk.search"
        />
      }
    >
      <Tabs label="desk.tabs" h={{ base: '11', md: '10' }} px={{ base: '2', md: '3' }} borderBottomWidth="1px">
        <Tab
          label="admin.all"
          pressed={!category && !hidden}
          count={series?.length}
          onPress={() => setFilter({ category: null, hidden: null })}
        />
        {categories.map((option) => (
          <Tab
            key={option}
            label={`desk.category.${option}`}
            pressed={category === option}
            count={countSeries((row) => row.category === option)}
            onPress={() => setFilter({ category: option, hidden: null })}
          />
        ))}
        <Tab
          label="desk.hidden"
          pressed={hidden === true}
          count={countSeries(({ published }) => !published)}
          onPress={() => setFilter({ category: null, hidden: true })}
        />
      </Tabs>
      {!filteredSeries && <SkeletonRows height={{ base: '68px', md: '40px' }} count={12} />}
      {filteredSeries?.length === 0 && <EmptyState drawing={NothingFound} message="desk.series.none" />}
      {filteredSeries && filteredSeries.length > 0 && (
        <Box role="table" aria-label={formatMessage({ id: 'desk.series' })}>
          <SeriesHeader />
          <Box role="rowgroup">
            {filteredSeries.map((row) => (
              <SeriesRow key={row.symbol} series={row} onEdit={setEditedSymbol} onShowChanges={onShowChanges} />
            ))}
          </Box>
        </Box>
      )}
      {editedSeries && (
        <Suspense>
          <PriceDialog series={editedSeries} onClose={() => setEditedSymbol(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}
