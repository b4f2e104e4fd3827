import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { MAX_COUNTED_ROWS } from '../../../common/counting.ts';
import type { QuoteCountsQuery, QuoteStatus } from '../../graphql/generated.ts';
import { Tab, Tabs } from '../kit/tabs.tsx';

type Counts = QuoteCountsQuery['quoteRequestCounts'];

interface Props {
  /** Undefined while they are loading. */
  counts?: Counts;
  value?: readonly QuoteStatus[];
  onChange: (status: QuoteStatus[] | null) => void;
  /** Number of requests that were closed without an outcome. */
  reviewCount?: number;
  /** Whether the list shows the requests that were closed without an outcome. */
  isReview?: boolean;
  onReview: () => void;
  /** Shown at the far end. */
  children?: ReactNode;
}

/** The statuses that need work every day; the filter has all statuses. */
const tabStatuses: QuoteStatus[] = ['NEW', 'PENDING', 'RESPONDED'];

/** Tabs for all, new, pending and responded requests with their numbers. */
export function StatusTabs({ counts, value, onChange, reviewCount = 0, isReview = false, onReview, children }: Props) {
  const getCount = (status: QuoteStatus) => {
    const { count, more } = counts?.find((one) => one.status === status) ?? {};
    return { count, more };
  };
  const more = counts?.some(({ more }) => more) ?? false;
  const sum = counts?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  // The server stops counting at `MAX_COUNTED_ROWS`, so the sum of limited counts can be less than that.
  const all = counts && { count: more ? Math.max(sum, MAX_COUNTED_ROWS) : sum, more };
  return (
    <Flex align="center" gap="2" h={{ base: '13', md: '10' }} px={{ base: '2', md: '3' }} borderBottomWidth="1px">
      <Tabs label="quotes.tabs" flex="1" alignSelf="stretch">
        <Tab pressed={!value && !isReview} onPress={() => onChange(null)} label="admin.all" {...all} />
        {tabStatuses.map((status) => (
          <Tab
            key={status}
            pressed={value?.length === 1 && value[0] === status}
            onPress={() => onChange([status])}
            label={`quoteStatus.${status}`}
            {...getCount(status)}
            needsAttention={status === 'NEW'}
          />
        ))}
        {(reviewCount > 0 || isReview) && (
          <Tab pressed={isReview} onPress={onReview} label="quotes.review" count={reviewCount} needsAttention />
        )}
      </Tabs>
      {children}
    </Flex>
  );
}
