import { Box } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MarketCategory, MarketSeriesRowFragment } from '../../graphql/generated.ts';
import { searchText } from '../../ui/form/search-text.ts';
import { NothingFound } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { Section } from '../kit/section.tsx';
import { Tab, Tabs } from '../kit/tabs.tsx';
import { flag, oneOf, text, useUrlFilter } from '../kit/use-url-filter.ts';
import { SeriesHead, SeriesRow } from './series-row.tsx';
import { useMarketWords } from './use-market-words.ts';

const PriceDialog = lazy(() => import('./price-dialog.tsx'));

const categories: MarketCategory[] = ['METAL', 'CURRENCY', 'ENERGY', 'SHIPPING', 'INDEX'];
const filterFields = { category: oneOf<MarketCategory>(categories), hidden: flag, search: text };

interface Props {
  /** Undefined while they are on their way. */
  series?: readonly MarketSeriesRowFragment[];
  /** Shows what people changed in a series. */
  onFollow: (symbol: string) => void;
}

/** Every series with what it stands at. The address has the filter: `?category=METAL&search=slab`, `?hidden=true`. */
export function SeriesSection({ series, onFollow }: Props) {
  const { formatMessage } = useIntl();
  const [{ category, hidden, search = '' }, setFilter] = useUrlFilter(filterFields);
  const [edited, setEdited] = useState<string>();
  const { nameOf } = useMarketWords();

  const sought = searchText(search);
  const shown = series?.filter(
    (one) =>
      (!category || one.category === category) &&
      (!hidden || !one.published) &&
      (!sought || searchText(`${nameOf(one)} ${one.symbol}`).includes(sought)),
  );
  const count = (of: (one: MarketSeriesRowFragment) => boolean) => series?.filter(of).length;
  const editedSeries = series?.find(({ symbol }) => symbol === edited);

  return (
    <Section
      title="desk.series"
      aside={
        <SearchField value={search} onChange={(next) => setFilter({ search: next || null })} label="desk.search" />
      }
    >
      <Tabs label="desk.tabs" h={{ base: '11', md: '10' }} px={{ base: '2', md: '3' }} borderBottomWidth="1px">
        <Tab
          label="admin.all"
          pressed={!category && !hidden}
          count={series?.length}
          onPress={() => setFilter({ category: null, hidden: null })}
        />
        {categories.map((one) => (
          <Tab
            key={one}
            label={`desk.category.${one}`}
            pressed={category === one}
            count={count((other) => other.category === one)}
            onPress={() => setFilter({ category: one, hidden: null })}
          />
        ))}
        <Tab
          label="desk.hidden"
          pressed={hidden === true}
          count={count(({ published }) => !published)}
          onPress={() => setFilter({ category: null, hidden: true })}
        />
      </Tabs>
      {!shown && <SkeletonRows height={{ base: '68px', md: '40px' }} count={12} />}
      {shown?.length === 0 && <EmptyState drawing={NothingFound} message="desk.series.none" />}
      {shown && shown.length > 0 && (
        <Box role="table" aria-label={formatMessage({ id: 'desk.series' })}>
          <SeriesHead />
          <Box role="rowgroup">
            {shown.map((one) => (
              <SeriesRow key={one.symbol} series={one} onEdit={setEdited} onFollow={onFollow} />
            ))}
          </Box>
        </Box>
      )}
      {editedSeries && (
        <Suspense>
          <PriceDialog series={editedSeries} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}
