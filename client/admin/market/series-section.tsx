import { Box, chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { MarketCategory, MarketSeriesRowFragment } from '../../graphql/generated.ts';
import { searchText } from '../../ui/form/search-text.ts';
import { NothingFound } from '../ui/empty-drawings.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SkeletonRows } from '../ui/rows.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Section } from '../ui/section.tsx';
import { flag, oneOf, text, useUrlFilter } from '../ui/use-url-filter.ts';
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
  const tab = (pressed: boolean, label: string, total: number | undefined, press: () => void) => (
    <Tab key={label} type="button" aria-pressed={pressed} onClick={press}>
      <FormattedMessage id={label} />
      <chakra.span color="fg.subtle" fontWeight="normal" fontVariantNumeric="tabular-nums" minW="3">
        {total !== undefined && <FormattedNumber value={total} />}
      </chakra.span>
    </Tab>
  );

  return (
    <Section
      title="desk.series"
      aside={
        <SearchField value={search} onChange={(next) => setFilter({ search: next || null })} label="desk.search" />
      }
    >
      <Flex
        role="group"
        aria-label={formatMessage({ id: 'desk.tabs' })}
        h={{ base: '11', md: '10' }}
        px={{ base: '2', md: '3' }}
        borderBottomWidth="1px"
        overflowX="auto"
        scrollbarWidth="none"
      >
        {tab(!category && !hidden, 'admin.all', series?.length, () => setFilter({ category: null, hidden: null }))}
        {categories.map((one) =>
          tab(
            category === one,
            `desk.category.${one}`,
            count((other) => other.category === one),
            () => setFilter({ category: one, hidden: null }),
          ),
        )}
        {tab(
          hidden === true,
          'desk.hidden',
          count(({ published }) => !published),
          () => setFilter({ category: null, hidden: true }),
        )}
      </Flex>
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

const Tab = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: 0,
    px: '2',
    textStyle: 'uiStrong',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-pressed=true]': {
      color: 'fg',
      fontWeight: 'semibold',
      _after: { content: '""', position: 'absolute', insetInline: '2', bottom: '0', height: '2px', bg: 'fg' },
    },
  },
});
