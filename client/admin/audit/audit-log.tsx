import { Box, chakra, Grid } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useAuditLogQuery, type ActivityFragment } from '../../graphql/generated.ts';
import { NoHistory } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Screen } from '../kit/screen.tsx';
import { InfiniteRows } from '../kit/table/infinite-rows.tsx';
import { CustomerText } from '../kit/customer-text.tsx';
import { useUrlFilter } from '../kit/use-url-filter.ts';
import { getRecordPath } from '../activity/activity-item.tsx';
import { auditFilter, publicActor } from './audit-filter.ts';
import { AuditToolbar } from './audit-toolbar.tsx';
import { ChangeList } from './change-list.tsx';

const columns = {
  base: 'minmax(0, 1fr) auto',
  md: '8.5rem minmax(0, 2fr) minmax(0, 3fr) minmax(0, 4fr)',
  lg: '9rem minmax(7rem, 11rem) minmax(9rem, 16rem) minmax(0, 1fr)',
};
/** On a phone: actor and time, below that the record, below that the change. */
const areas = { base: '"actor when" "record record" "change change"', md: '"when actor record change"' };

/** Log of all changes: time, actor, record, old and new values. The filter is in the URL. */
export default function AuditLog() {
  const { formatMessage } = useIntl();
  const [filter, setFilter] = useUrlFilter(auditFilter);
  const { actor, from, to, ...rest } = filter;
  const isReversed = Boolean(from && to && from > to);
  const activityFilter = {
    ...rest,
    fromDay: from,
    toDay: to,
    ...(actor && { actor: actor === publicActor ? '' : actor }),
  };
  const { data, previousData, error, refetch, fetchMore } = useAuditLogQuery(
    isReversed ? skipToken : { variables: { filter: activityFilter, first: 50 }, fetchPolicy: 'cache-and-network' },
  );
  const page = (data ?? previousData)?.activityLogs;
  const rows = isReversed ? [] : page?.edges.map(({ node }) => node);

  return (
    <Screen title="audit.title">
      <AuditToolbar filter={filter} onChange={setFilter} />
      {error && !data && <ErrorStrip title="audit.failed" error={error} onRetry={() => void refetch()} />}
      <Box role="table" aria-label={formatMessage({ id: 'audit.title' })}>
        <HeaderRow />
        {!rows && !error && <SkeletonRows height={{ base: '84px', md: '40px' }} count={12} />}
        {rows?.length === 0 && <EmptyState drawing={NoHistory} message="audit.empty" />}
        {rows && rows.length > 0 && (
          <InfiniteRows
            role="rowgroup"
            rows={rows}
            estimatedHeight={44}
            hasMore={page?.pageInfo.hasNextPage ?? false}
            onLoadMore={() => fetchMore({ variables: { after: page?.pageInfo.endCursor } })}
            errorTitle="audit.failed"
            placeholder={<SkeletonRows height={{ base: '84px', md: '40px' }} count={3} />}
          >
            {(activity) => <AuditRow activity={activity} />}
          </InfiniteRows>
        )}
      </Box>
    </Screen>
  );
}

function HeaderRow() {
  return (
    <Box role="rowgroup" hideBelow="md" position="sticky" top="12" zIndex="1" bg="bg" borderBottomWidth="1px">
      <Grid
        role="row"
        templateColumns={columns}
        columnGap="4"
        px="5"
        h="8"
        alignItems="center"
        textStyle="meta"
        color="fg.subtle"
      >
        {['when', 'actor', 'record', 'change'].map((name) => (
          <span role="columnheader" key={name}>
            <FormattedMessage id={`audit.${name}`} />
          </span>
        ))}
      </Grid>
    </Box>
  );
}

function AuditRow({ activity }: { activity: ActivityFragment }) {
  const { formatMessage, messages } = useIntl();
  const { action, actor, actorName, createdAt, details, targetType } = activity;
  const record = details as { name?: string; email?: string; company?: string };
  const name = record.name || record.email || record.company;
  const type = `audit.type.${targetType}`;
  const to = getRecordPath(activity);
  const nameCell = name ? <CustomerText>{name}</CustomerText> : '–';
  return (
    <Grid
      role="row"
      templateColumns={columns}
      templateAreas={areas}
      columnGap="4"
      rowGap="0.5"
      px={{ base: '4', md: '5' }}
      py="2.5"
      alignItems="start"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.time
        role="cell"
        gridArea="when"
        dateTime={createdAt}
        color="fg.subtle"
        whiteSpace="nowrap"
        fontVariantNumeric="tabular-nums"
      >
        <FormattedDate value={createdAt} dateStyle="short" timeStyle="medium" />
      </chakra.time>
      <chakra.span role="cell" gridArea="actor" fontWeight="medium" minW="0" title={actor ?? undefined} truncate>
        <bdi>{actorName ?? actor ?? formatMessage({ id: 'audit.nobody' })}</bdi>
      </chakra.span>
      <Box role="cell" gridArea="record" minW="0">
        <chakra.p truncate>
          {to ? (
            <RecordLink to={to} data-row>
              {nameCell}
            </RecordLink>
          ) : (
            nameCell
          )}
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.subtle">
          {type in messages ? formatMessage({ id: type }) : targetType}
        </chakra.p>
      </Box>
      <Box role="cell" gridArea="change" minW="0">
        {action === 'UPDATE' ? (
          <ChangeList activity={activity} />
        ) : (
          <chakra.span color={action === 'DELETE' ? 'red.fg' : 'green.fg'}>
            <FormattedMessage id={`audit.action.${action}`} />
          </chakra.span>
        )}
      </Box>
    </Grid>
  );
}

const RecordLink = chakra(Link, { base: { fontWeight: 'medium', _hover: { textDecoration: 'underline' } } });
