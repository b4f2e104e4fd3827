import { Box, chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { TimelineItemFragment } from '../../graphql/generated.ts';
import { NoMessages, NothingFound } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { useNow } from '../kit/now.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import { EndlessRows } from '../kit/table/endless-rows.tsx';
import { dayName } from '../kit/time.ts';
import { CommunicationItem, type ItemActions } from './communication-item.tsx';

interface Props {
  /** Undefined while they are on their way. */
  items?: readonly TimelineItemFragment[];
  isFiltered: boolean;
  hasMore: boolean;
  onMore: () => Promise<unknown>;
  actions: ItemActions;
}

/** Pixels of an item before it is measured. */
const usual = 128;

/** Every communication, the newest first, under the days on which they took place. */
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

  const head = (item?: TimelineItemFragment) => item && dayName(intl, item.createdAt, now);
  return (
    <EndlessRows
      role="feed"
      aria-label={intl.formatMessage({ id: 'communications.title' })}
      rows={items}
      height={usual}
      hasMore={hasMore}
      onMore={onMore}
      failed="communications.failed.text"
      placeholder={<Skeletons count={2} />}
    >
      {(item, index) => (
        <>
          {head(item) !== head(items[index - 1]) && <chakra.h2 css={dayHead}>{head(item)}</chakra.h2>}
          <CommunicationItem item={item} actions={actions} />
        </>
      )}
    </EndlessRows>
  );
}

const dayHead = {
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
    <Flex key={row} aria-hidden gap="3.5" px={{ base: '4', md: '5' }} py="3.5" h={`${usual}px`} borderBottomWidth="1px">
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
