import { Button, chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { QuoteRowFragment, QuoteStatus } from '../../graphql/generated.ts';
import { useLiveActivity } from '../live/live-activity.tsx';
import { PriorityMark } from '../kit/priority-mark.tsx';
import { QuoteStatusMark } from '../kit/quote-status-mark.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { Cell, CustomerTextCell } from '../kit/rows.tsx';
import { LanguageTag } from '../kit/tags.tsx';
import { CustomerText } from '../kit/customer-text.tsx';
import { OwnerMark } from '../owners/owner-mark.tsx';
import { useCloseQuotes } from './outcome/close-quotes.tsx';
import { QuotedAmount } from './quoted-amount.tsx';
import { useQuoteSummary } from './quote-summary.ts';

interface Props {
  quote: QuoteRowFragment;
  selected: boolean;
  /** Undefined when the user may not change requests. */
  onSelect?: (selectRange: boolean) => void;
  onStatusChange: (status: QuoteStatus) => void;
}

/** Decisions about a request that was closed before outcomes were recorded. */
const outcomes = ['WON', 'LOST'] as const;

/** Statuses that can be set from the list, with the message ids of their buttons. */
const quickStatuses = [
  ['PENDING', 'quotes.setPending'],
  ['RESPONDED', 'quotes.setResponded'],
] as const;

/** A row of the list of requests, shown as a card on a phone. The whole row links to the request. */
export function QuoteRow({ quote, selected, onSelect, onStatusChange }: Props) {
  const { formatMessage } = useIntl();
  const { unseenIds, markAsSeen } = useLiveActivity();
  const summary = useQuoteSummary()(quote);
  const { id, name, company, language, message, source, status, outcome, priority, createdAt } = quote;
  const closeQuotes = useCloseQuotes();
  const hasNoOutcome = status === 'CLOSED' && outcome === null;
  return (
    <RowGrid
      data-selected={selected || undefined}
      data-arrived={unseenIds.has(id) ? '' : undefined}
      css={onSelect ? undefined : { gridTemplateAreas: readOnlyAreas, gridTemplateColumns: readOnlyColumns }}
    >
      {onSelect && (
        <CheckboxLabel>
          <input
            type="checkbox"
            checked={selected}
            aria-label={formatMessage({ id: 'quotes.select' }, { name })}
            onChange={({ nativeEvent }) => onSelect((nativeEvent as MouseEvent).shiftKey)}
          />
        </CheckboxLabel>
      )}
      <Flex gridArea="marks" gap="2.5" align="center">
        <PriorityMark priority={priority} />
        <QuoteStatusMark status={status} outcome={outcome} iconOnly />
      </Flex>
      <TwoLines gridArea="who">
        <RecordLink to={`/admin/quotes/${id}`} data-row onClick={() => markAsSeen(id)}>
          <CustomerTextCell fontWeight="medium" language={language} display="block">
            {name}
          </CustomerTextCell>
        </RecordLink>
        <CustomerTextCell textStyle="meta" color="fg.subtle" language={language}>
          {company}
        </CustomerTextCell>
      </TwoLines>
      <TwoLines gridArea="product">
        <Cell>{summary.product && <CustomerText language={summary.language}>{summary.product}</CustomerText>}</Cell>
        <Cell textStyle="meta" color="fg.subtle">
          <CustomerText>{summary.terms}</CustomerText>
          {quote.quotedAmount !== null && (
            <chakra.span hideFrom="md">
              {' · '}
              <QuotedAmount quote={quote} />
            </chakra.span>
          )}
        </Cell>
      </TwoLines>
      <TwoLines gridArea="amount" hideBelow="md" justifyItems="end">
        <QuotedAmount quote={quote} isDetailed />
      </TwoLines>
      <MessageText lang={language.toLowerCase()} dir="auto">
        {message}
      </MessageText>
      <Flex gridArea="language" justifySelf={{ base: 'end', md: 'start' }} align="center" gap="1.5">
        <chakra.span hideFrom="md">
          <OwnerMark owner={quote.owner} initialsOnly />
        </chakra.span>
        <LanguageTag language={language} />
      </Flex>
      <Cell gridArea="source" textStyle="meta" color="fg.subtle" hideBelow="xl">
        <FormattedMessage id={`quoteSource.${source}`} />
      </Cell>
      <chakra.span gridArea="owner" justifySelf="end" hideBelow="md">
        <OwnerMark owner={quote.owner} initialsOnly />
      </chakra.span>
      <RelativeTime at={createdAt} gridArea="at" textAlign="end" />
      {onSelect && hasNoOutcome && (
        <QuickActions>
          {outcomes.map((decision) => (
            <Button key={decision} size="xs" onClick={() => closeQuotes({ quotes: [quote], outcome: decision })}>
              <FormattedMessage id={`outcome.${decision}`} />
            </Button>
          ))}
        </QuickActions>
      )}
      {onSelect && status !== 'CLOSED' && (
        <QuickActions>
          {quickStatuses.map(([quickStatus, label]) => (
            <Button
              key={quickStatus}
              size="xs"
              disabled={status === quickStatus}
              onClick={() => onStatusChange(quickStatus)}
            >
              <FormattedMessage id={label} />
            </Button>
          ))}
        </QuickActions>
      )}
    </RowGrid>
  );
}

const columns = {
  base: '2rem 2.5rem minmax(0, 1fr) auto',
  md: '1.25rem 2.5rem minmax(0, 1.1fr) minmax(0, 1fr) 7rem 2.25rem 1.5rem 5.5rem',
  lg: '1.25rem 2.5rem minmax(0, 1.2fr) minmax(0, 1fr) 7rem minmax(0, 2fr) 2.25rem 1.5rem 5.5rem',
  xl: '1.25rem 2.5rem minmax(0, 1.2fr) minmax(0, 1fr) 7rem minmax(0, 2.2fr) 2.25rem 6rem 1.5rem 5.5rem',
};
const areas = {
  base: '"tick marks who at" ". . product language" ". . message message" ". . quick quick"',
  md: '"tick marks who product amount language owner at"',
  lg: '"tick marks who product amount message language owner at"',
  xl: '"tick marks who product amount message language source owner at"',
};
const removeFirst = (layout: typeof columns, pattern: RegExp) =>
  Object.fromEntries(Object.entries(layout).map(([width, value]) => [width, value.replace(pattern, '')]));
const readOnlyColumns = removeFirst(columns, /^\S+ /);
const readOnlyAreas = Object.fromEntries(
  Object.entries(areas).map(([width, value]) => [width, value.replace(/"(tick|\.) /g, '"')]),
);

const RowGrid = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    columnGap: '3',
    rowGap: { base: '1', md: '0' },
    minH: '13',
    px: { base: '4', md: '5' },
    py: { base: '2.5', md: '0' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    bg: 'bg',
    gridTemplateColumns: columns,
    gridTemplateAreas: areas,
    transition: 'background-color {durations.hover} linear',
    _hover: { bg: 'bg.subtle' },
    '&[data-selected]': { bg: 'focus.subtle' },
    '&[data-arrived]': {
      animation: 'arrive {durations.arrival} ease-out',
      _before: { content: '""', position: 'absolute', insetBlock: 0, insetStart: 0, width: '2px', bg: 'molten.solid' },
    },
    '&:has([data-row]:focus-visible)': { outline: '2px solid {colors.focusRing}', outlineOffset: '-2px' },
    md: {
      '& [data-quick]': { opacity: 0 },
      '&:is(:hover, :focus-within) [data-quick]': { opacity: 1 },
    },
    '@media (hover: none)': { '& [data-quick]': { opacity: 1 } },
  },
});

const TwoLines = chakra('span', { base: { display: 'grid', minW: '0', lineHeight: '1.125rem' } });

const RecordLink = chakra(Link, {
  base: { minW: '0', outline: 'none', _after: { content: '""', position: 'absolute', inset: 0 } },
});

/** Two lines on a phone, one line in wide windows, hidden in between. */
const MessageText = chakra('span', {
  base: {
    gridArea: 'message',
    minW: '0',
    color: 'fg.muted',
    overflow: 'hidden',
    textAlign: 'start',
    lineClamp: { base: 2, lg: 1 },
    md: { display: 'none' },
    lg: { display: '-webkit-box' },
    overflowWrap: 'anywhere',
  },
});

const CheckboxLabel = chakra('label', {
  base: {
    gridArea: 'tick',
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    boxSize: { base: '11', md: '8' },
    m: { base: '-2.5', md: '-2' },
    cursor: 'pointer',
    '& input': { boxSize: { base: '5', md: '4' }, accentColor: '{colors.fg}', cursor: 'inherit' },
  },
});

/** Buttons in front of the link of the row, so that they can be clicked: at the end of the row in wide windows, under its text on a phone. */
function QuickActions({ children }: { children: React.ReactNode }) {
  return (
    <Flex
      data-quick
      gridArea={{ base: 'quick', md: 'auto' }}
      position={{ base: 'relative', md: 'absolute' }}
      zIndex="1"
      insetEnd={{ md: '9.25rem' }}
      insetBlock={{ md: '0' }}
      align="center"
      gap="1.5"
      pt={{ base: '1', md: '0' }}
      ps={{ md: '10' }}
      bg="inherit"
      css={{ base: { '& button': { flex: 1, h: '11' } }, md: { '& button': { flex: 'none', h: '6' } } }}
    >
      {children}
    </Flex>
  );
}
