import { chakra } from '@chakra-ui/react';
import type { LatestQuoteFragment } from '../../graphql/generated.ts';
import { useLiveActivity } from '../live/live-activity.tsx';
import { useQuoteSummary } from '../quotes/quote-summary.ts';
import { PriorityMark } from '../kit/priority-mark.tsx';
import { QuoteStatusMark } from '../kit/quote-status-mark.tsx';
import { NoRequests } from '../kit/empty-drawings.tsx';
import { RecordList } from './record-list.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { Cell, RowLink, CustomerTextCell } from '../kit/rows.tsx';
import { Section } from '../kit/section.tsx';
import { LanguageTag } from '../kit/tags.tsx';
import { CustomerText } from '../kit/customer-text.tsx';

const height = { base: '84px', md: '48px' };

const grid = {
  minH: height,
  lineHeight: { base: '1.1875rem', md: '1.0625rem' },
  gridTemplateColumns: { base: '0.875rem minmax(0, 1fr) auto', md: '0.875rem 1.2fr 1.2fr 2.5rem 8.625rem 5.5rem' },
  gridTemplateAreas: {
    base: '"priority who at" "priority product status"',
    md: '"priority who product language status at"',
  },
} as const;

interface Props {
  quotes?: LatestQuoteFragment[];
  order?: number;
}

/** The latest quote requests, newest first. */
export function LatestQuotes({ quotes, order }: Props) {
  return (
    <Section title="latestQuotes.title" moreTo="/admin/quotes" order={order}>
      <RecordList
        records={quotes}
        expectedCount={5}
        height={height}
        empty={{ drawing: NoRequests, message: 'latestQuotes.empty' }}
      >
        {(quote) => <Quote {...quote} />}
      </RecordList>
    </Section>
  );
}

function Quote(quote: LatestQuoteFragment) {
  const { id, name, company, language, priority, status, createdAt } = quote;
  const { unseenIds, markAsSeen } = useLiveActivity();
  return (
    <RowLink
      to={`/admin/quotes/${id}`}
      css={grid}
      onClick={() => markAsSeen(id)}
      data-arrived={unseenIds.has(id) ? '' : undefined}
    >
      <chakra.span gridArea="priority" display="flex">
        <PriorityMark priority={priority} />
      </chakra.span>
      <Lines gridArea="who">
        <CustomerTextCell fontWeight="medium" language={language}>
          {name}
        </CustomerTextCell>
        <CustomerTextCell textStyle="meta" color="fg.subtle" language={language}>
          {company}
        </CustomerTextCell>
      </Lines>
      <Lines gridArea="product" display={{ base: 'block', md: 'grid' }} mt={{ base: '1', md: '0' }} truncate>
        <Product {...quote} />
      </Lines>
      <chakra.span gridArea="language" hideBelow="md">
        <LanguageTag language={language} />
      </chakra.span>
      <chakra.span
        gridArea="status"
        alignSelf={{ base: 'end', md: 'center' }}
        justifySelf={{ base: 'end', md: 'start' }}
      >
        <QuoteStatusMark status={status} />
      </chakra.span>
      <RelativeTime at={createdAt} gridArea="at" textAlign="end" alignSelf={{ base: 'start', md: 'center' }} />
    </RowLink>
  );
}

/** Two lines on wide screens, a single line on phones. */
const lineDisplay = { base: 'inline', md: 'block' };

const Lines = chakra('span', { base: { display: 'grid', minW: '0' } });

/** The product with quantity and delivery terms, or the name of the form when there is no product. */
function Product(quote: LatestQuoteFragment) {
  const { product, language, terms } = useQuoteSummary()(quote);
  return (
    <>
      {product && (
        <Cell display={lineDisplay}>
          <CustomerText language={language}>{product}</CustomerText>
        </Cell>
      )}{' '}
      <Cell display={lineDisplay} textStyle="meta" color="fg.subtle">
        <CustomerText>{terms}</CustomerText>
      </Cell>
    </>
  );
}
