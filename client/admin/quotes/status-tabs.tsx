import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { mostCounted } from '../../../common/counting.ts';
import type { QuoteCountsQuery, QuoteStatus } from '../../graphql/generated.ts';
import { Tab, Tabs } from '../kit/tabs.tsx';

type Counts = QuoteCountsQuery['quoteRequestCounts'];

interface Props {
  /** Undefined while they are on their way. */
  counts?: Counts;
  value?: readonly QuoteStatus[];
  onChange: (status: QuoteStatus[] | null) => void;
  /** At the far end. */
  children?: ReactNode;
}

/** The three steps that the desk works through from day to day; every other one is in the filter. */
const steps: QuoteStatus[] = ['NEW', 'PENDING', 'RESPONDED'];

/** All, new, pending and responded requests with how many there are of each. */
export function StatusTabs({ counts, value, onChange, children }: Props) {
  const of = (status: QuoteStatus) => {
    const { count, more } = counts?.find((one) => one.status === status) ?? {};
    return { count, more };
  };
  const more = counts?.some(({ more }) => more) ?? false;
  const sum = counts?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  // Each is counted so far only when there are more of all than are ever counted.
  const all = counts && { count: more ? Math.max(sum, mostCounted) : sum, more };
  return (
    <Flex align="center" gap="2" h={{ base: '13', md: '10' }} px={{ base: '2', md: '3' }} borderBottomWidth="1px">
      <Tabs label="quotes.tabs" flex="1" alignSelf="stretch">
        <Tab pressed={!value} onPress={() => onChange(null)} label="admin.all" {...all} />
        {steps.map((status) => (
          <Tab
            key={status}
            pressed={value?.length === 1 && value[0] === status}
            onPress={() => onChange([status])}
            label={`quoteStatus.${status}`}
            {...of(status)}
            needsYou={status === 'NEW'}
          />
        ))}
      </Tabs>
      {children}
    </Flex>
  );
}
