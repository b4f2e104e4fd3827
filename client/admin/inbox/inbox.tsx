import { Box, chakra, Grid } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInboundMailCountsQuery, useInboundMailQuery, useInboundMailsQuery } from '../../graphql/generated.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { NothingDue } from '../kit/empty-drawings.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Screen } from '../kit/screen.tsx';
import { InfiniteRows } from '../kit/table/infinite-rows.tsx';
import { Tab, Tabs } from '../kit/tabs.tsx';
import { oneOf, text, useUrlFilter } from '../kit/use-url-filter.ts';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { MailDetail } from './mail-detail.tsx';
import { INBOX_POLL_MS } from './poll-interval.ts';
import { MailRow } from './mail-row.tsx';
import { useDecisions } from './use-decisions.ts';

const PAGE_SIZE = 50;
const rowHeight = { base: '84px', md: '80px' };
const statuses = ['WAITING', 'LINKED', 'IGNORED'] as const;
type Status = (typeof statuses)[number];
const filterFields = { status: oneOf(statuses), mail: text };

const getPath = (status: Status, mail?: string) => {
  const query = new URLSearchParams({ ...(status !== 'WAITING' && { status }), ...(mail && { mail }) });
  return `/admin/inbox${query.size > 0 ? `?${query.toString()}` : ''}`;
};

/** Mails of the company's mailboxes: those that wait for a decision, those of companies, and ignored ones. */
export default function Inbox() {
  const [{ status = 'WAITING', mail: selectedId }, setFilter] = useUrlFilter(filterFields);
  const counts = useInboundMailCountsQuery({ fetchPolicy: 'cache-and-network', pollInterval: INBOX_POLL_MS });
  const list = useInboundMailsQuery({
    variables: { status, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    pollInterval: INBOX_POLL_MS,
  });
  useRefetchOnActivity(list.observable);
  const page = list.data?.inboundMails;
  const rows = page?.edges.map(({ node }) => node);
  const selected = useInboundMailQuery(selectedId ? { variables: { id: selectedId } } : skipToken);
  const mail = selected.data?.inboundMail;
  const decisions = useDecisions(({ id }) => {
    const index = rows?.findIndex((row) => row.id === id) ?? -1;
    const next = rows?.[index + 1] ?? rows?.[index - 1];
    setFilter({ mail: (next?.id === id ? undefined : next?.id) ?? null }, { replace: true });
  });
  const count = counts.data?.inboundMailCounts;

  return (
    <Screen title="nav.inbox" note={count && <ReadingState {...count} />}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(20rem, 26rem) minmax(0, 1fr)' }} alignItems="start">
        <Box hideBelow={selectedId ? 'lg' : undefined} borderEndWidth={{ lg: '1px' }}>
          <Tabs label="inbox.tabs" h={{ base: '11', md: '10' }} px={{ base: '2', md: '3' }} borderBottomWidth="1px">
            <Tab
              label="inbox.tab.WAITING"
              pressed={status === 'WAITING'}
              count={count?.waiting}
              needsAttention
              onPress={() => setFilter({ status: null, mail: null })}
            />
            <Tab
              label="inbox.tab.LINKED"
              pressed={status === 'LINKED'}
              count={count?.linked}
              onPress={() => setFilter({ status: 'LINKED', mail: null })}
            />
            <Tab
              label="inbox.tab.IGNORED"
              pressed={status === 'IGNORED'}
              count={count?.ignored}
              onPress={() => setFilter({ status: 'IGNORED', mail: null })}
            />
          </Tabs>
          {count && count.failing > 0 && (
            <chakra.p hideFrom="md" px="4" py="2" textStyle="meta" color="red.fg">
              <FormattedMessage id="inbox.failing" values={{ count: count.failing }} />
            </chakra.p>
          )}
          {list.error && !rows && (
            <ErrorStrip title="inbox.loadFailed" error={list.error} onRetry={() => void list.refetch()} />
          )}
          {!rows && !list.error && <SkeletonRows height={rowHeight} count={6} />}
          {rows?.length === 0 && (
            <EmptyState
              drawing={NothingDue}
              message={count?.addresses.length === 0 ? 'inbox.noMailbox' : `inbox.empty.${status}`}
            />
          )}
          {rows && rows.length > 0 && (
            <InfiniteRows
              role="list"
              rows={rows}
              estimatedHeight={80}
              hasMore={page?.pageInfo.hasNextPage ?? false}
              onLoadMore={() => list.fetchMore({ variables: { after: page?.pageInfo.endCursor } })}
              errorTitle="inbox.loadFailed"
              placeholder={<SkeletonRows height={rowHeight} count={3} />}
            >
              {(row) => (
                <Box role="listitem">
                  <MailRow mail={row} to={getPath(status, row.id)} isSelected={row.id === selectedId} />
                </Box>
              )}
            </InfiniteRows>
          )}
        </Box>
        <Box
          hideBelow={selectedId ? undefined : 'lg'}
          position={{ lg: 'sticky' }}
          top={{ lg: '12' }}
          maxH={{ lg: 'calc(100dvh - 3rem)' }}
          overflowY={{ lg: 'auto' }}
        >
          {mail && <MailDetail key={mail.id} mail={mail} decisions={decisions} listPath={getPath(status)} />}
          {selected.error && !mail && (
            <ErrorStrip title="inbox.loadFailed" error={selected.error} onRetry={() => void selected.refetch()} />
          )}
          {selected.data && !mail && (
            <chakra.p p="5" color="fg.muted">
              <FormattedMessage id="inbox.gone" />
            </chakra.p>
          )}
          {!selectedId && rows && rows.length > 0 && (
            <chakra.p p="5" color="fg.muted">
              <FormattedMessage id="inbox.choose" />
            </chakra.p>
          )}
        </Box>
      </Grid>
    </Screen>
  );
}

/** When the mailboxes were read, or that one of them cannot be read. */
function ReadingState({ failing, lastReadAt }: { failing: number; lastReadAt: string | null }) {
  const { formatMessage } = useIntl();
  if (failing > 0)
    return (
      <chakra.span textStyle="meta" color="red.fg" truncate hideBelow="md">
        {formatMessage({ id: 'inbox.failing' }, { count: failing })}
      </chakra.span>
    );
  if (!lastReadAt) return null;
  return (
    <chakra.span textStyle="meta" color="fg.subtle" hideBelow="md" whiteSpace="nowrap">
      <FormattedMessage id="inbox.readAt" values={{ time: <RelativeTime at={lastReadAt} /> }} />
    </chakra.span>
  );
}
