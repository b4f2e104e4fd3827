import { Box, chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { TimelineItemFragment } from '../../graphql/generated.ts';
import { NoMessages, NothingFound } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { useNow } from '../kit/use-now.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import { InfiniteRows } from '../kit/table/infinite-rows.tsx';
import { formatDayName } from '../kit/time.ts';
import { CommunicationItem, type ItemActions } from './communication-item.tsx';

interface Props {
  /** Undefined while loading. */
  items?: readonly TimelineItemFragment[];
  isFiltered: boolean;
  hasMore: boolean;
  onMore: () => Promise<unknown>;
  actions: ItemActions;
}

/** Estimated height of an item in pixels, until it is measured. */
const estimatedItemHeight = 128;

/** The communications, newest first, grouped by day. */
export function Timeline({ items, isFiltered, hasMore, onMore, actions }: Props) {
  const intl = useIntl();
  const now = useNow();
  if (!items) return <Skeletons count={6} />;
  if (items.length === 0)
    return (
      <EmptyState
        drawing={isFiltered ? NothingFound : NoMessages}
        message={isFiltered ? 'communications.noMatch' : 'communications.empty'}
      />
    );

  const getDayName = (item?: TimelineItemFragment) => item && formatDayName(intl, item.createdAt, now);
  return (
    <InfiniteRows
      role="region"
      aria-label={intl.formatMessage({ id: 'communications.title' })}
      rows={items}
      estimatedHeight={estimatedItemHeight}
      hasMore={hasMore}
      onLoadMore={onMore}
      errorTitle="communications.failed.text"
      placeholder={<Skeletons count={2} />}
    >
      {(item, index) => (
        <>
          {getDayName(item) !== getDayName(items[index - 1]) && (
            <chakra.h2 css={dayHeading}>{getDayName(item)}</chakra.h2>
          )}
          <CommunicationItem item={item} actions={actions} />
        </>
      )}
    </InfiniteRows>
  );
}

const dayHeading = {
  display: 'flex',
  alignItems: 'center',
  h: '7',
  px: { base: '4', md: '5' },
  bg: 'bg.subtle',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  textStyle: 'metaStrong',
  color: 'fg.muted',
} as const;

function Skeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <Flex
      key={row}
      aria-hidden
      gap="3.5"
      px={{ base: '4', md: '5' }}
      py="3.5"
      h={`${estimatedItemHeight}px`}
      borderBottomWidth="1px"
    >
      <Placeholder boxSize="7" hideBelow="md" />
      <Box flex="1" display="grid" alignContent="start" gap="2.5">
        <Placeholder h="3" width={`${[38, 30, 44, 34][row % 4]}%`} />
        <Placeholder h="2.5" width="28%" />
        <Placeholder h="2.5" width="72%" />
        <Placeholder h="2.5" width="40%" />
      </Box>
    </Flex>
  ));
}
