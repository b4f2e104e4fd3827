import { useNavigate, useParams } from 'react-router';
import { useQuoteQuery, type QuoteRecordFragment } from '../../../graphql/generated.ts';
import { refetchWhenIdle } from '../../../graphql/refetch-when-idle.ts';
import { useActivityListener } from '../../live/live-activity.tsx';
import { ScheduledMails } from '../../mail/scheduled-mails.tsx';
import { RecordTasks } from '../../tasks/record-tasks.tsx';
import { QuoteOrders } from '../../orders/record-orders.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { getListUrl } from '../../kit/list-position.ts';
import { RecordNotFound } from '../../kit/record-not-found.tsx';
import { RecordColumns, RecordScreen } from '../../kit/record-screen.tsx';
import { SkeletonRows } from '../../kit/rows.tsx';
import { Screen } from '../../kit/screen.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { QuoteHeader } from './quote-header.tsx';
import { QuoteHistory } from './quote-history.tsx';
import { QuoteOffers } from './quote-offers.tsx';
import { QuoteNotes } from './quote-notes.tsx';
import { Customer, LinkedRecords, QuickInfo, SimilarQuotes } from './quote-side.tsx';
import { QuoteMessage, QuoteTerms } from './quote-terms.tsx';

/** Target types of activities that may belong to the request, but do not contain its id. */
const relatedTypes = ['offers', 'communications'];
const backKeys = ['Escape'];
const list = { path: '/admin/quotes', title: 'quotes.title' };

/** The page of a quote request. It is refetched when anybody changes the request, and when an offer or a communication changes. */
export default function Quote() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, observable } = useQuoteQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useShortcuts(backKeys, () => void navigate(getListUrl(list.path)));
  useActivityListener(({ targetId, targetType }) => {
    if (targetId === id || relatedTypes.includes(targetType)) refetchWhenIdle(observable);
  });

  const quote = data?.quoteRequest;
  if (quote) return <QuoteScreen key={id} quote={quote} />;
  if (error ?? data) return <RecordNotFound record="quote" list={list} hasError={Boolean(error)} />;
  return (
    <Screen title="quote.title">
      <SkeletonRows height={{ base: '52px', md: '40px' }} count={8} />
    </Screen>
  );
}

function QuoteScreen({ quote }: { quote: QuoteRecordFragment }) {
  return (
    <RecordScreen list={list} id={quote.id} name={quote.name} actions={<QuoteActions quote={quote} />}>
      <RecordColumns>
        <div>
          <QuoteHeader quote={quote} />
          <ScheduledMails quoteRequestId={quote.id} />
          <QuoteTerms quote={quote} />
          <QuoteMessage quote={quote} />
          <QuoteNotes quote={quote} />
          <QuoteHistory id={quote.id} />
        </div>
        <aside>
          <Customer quote={quote} />
          <RecordTasks quoteRequestId={quote.id} />
          <LinkedRecords quote={quote} />
          <QuoteOffers quote={quote} />
          <QuoteOrders quote={quote} />
          <SimilarQuotes quote={quote} />
          <QuickInfo quote={quote} />
        </aside>
      </RecordColumns>
    </RecordScreen>
  );
}
