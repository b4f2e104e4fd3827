import { Badge, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { mostCounted } from '../../../common/counting.ts';
import type { QuoteCountsQuery, QuoteStatus } from '../../graphql/generated.ts';

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
  const { formatMessage } = useIntl();
  const of = (status: QuoteStatus) => counts?.find((one) => one.status === status);
  const more = counts?.some(({ more }) => more) ?? false;
  const sum = counts?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  // Each is counted so far only when there are more of all than are ever counted.
  const all = counts && { count: more ? Math.max(sum, mostCounted) : sum, more };
  return (
    <Flex align="center" gap="2" h={{ base: '13', md: '10' }} px={{ base: '2', md: '3' }} borderBottomWidth="1px">
      <Flex
        role="group"
        aria-label={formatMessage({ id: 'quotes.tabs' })}
        flex="1"
        minW="0"
        overflowX="auto"
        scrollbarWidth="none"
        alignSelf="stretch"
      >
        <Tab pressed={!value} onPress={() => onChange(null)} label="admin.all" total={all} />
        {steps.map((status) => (
          <Tab
            key={status}
            pressed={value?.length === 1 && value[0] === status}
            onPress={() => onChange([status])}
            label={`quoteStatus.${status}`}
            total={of(status)}
            needsYou={status === 'NEW'}
          />
        ))}
      </Flex>
      {children}
    </Flex>
  );
}

interface TabProps {
  pressed: boolean;
  onPress: () => void;
  label: string;
  total?: { count: number; more: boolean };
  needsYou?: boolean;
}

function Tab({ pressed, onPress, label, total, needsYou }: TabProps) {
  const number = total && (
    <>
      <FormattedNumber value={total.count} />
      {total.more && '+'}
    </>
  );
  return (
    <TabButton type="button" aria-pressed={pressed} onClick={onPress}>
      <FormattedMessage id={label} />
      {needsYou && total && total.count > 0 ? (
        <Badge>{number}</Badge>
      ) : (
        <chakra.span color="fg.subtle" fontWeight="normal" fontVariantNumeric="tabular-nums" minW="3">
          {number}
        </chakra.span>
      )}
    </TabButton>
  );
}

const TabButton = chakra('button', {
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
      _after: { content: '""', position: 'absolute', insetInline: '2', bottom: '-1px', height: '2px', bg: 'fg' },
    },
  },
});
