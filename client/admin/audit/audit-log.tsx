import { Box, chakra } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useAuditLogQuery, type ActivityFragment } from '../../graphql/generated.ts';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { LogRow, LogTable } from '../kit/log-table.tsx';
import { Screen } from '../kit/screen.tsx';
import { CustomerText } from '../kit/customer-text.tsx';
import { useUrlFilter } from '../kit/use-url-filter.ts';
import { getRecordPath } from '../activity/activity-item.tsx';
import { auditFilter, publicActor } from './audit-filter.ts';
import { AuditToolbar } from './audit-toolbar.tsx';
import { ChangeList } from './change-list.tsx';

const columnNames = ['when', 'actor', 'record', 'change'];
const columns = {
  base: 'minmax(0, 1fr) auto',
  md: '8.5rem minmax(0, 2fr) minmax(0, 3fr) minmax(0, 4fr)',
  lg: '9rem minmax(7rem, 11rem) minmax(9rem, 16rem) minmax(0, 1fr)',
};
/** On a phone: actor and time, below that the record, below that the change. */
const areas = { base: '"actor when" "record record" "change change"', md: '"when actor record change"' };

/** Log of all changes: time, actor, record, old and new values. The filter is in the URL. */
export default function AuditLog() {
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
      <LogTable
        name="audit"
        columnNames={columnNames}
        columns={columns}
        rows={rows}
        hasError={error !== undefined}
        hasMore={page?.pageInfo.hasNextPage ?? false}
        onLoadMore={() => fetchMore({ variables: { after: page?.pageInfo.endCursor } })}
      >
        {(activity) => <AuditRow activity={activity} />}
      </LogTable>
    </Screen>
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
    <LogRow columns={columns} areas={areas} time={createdAt}>
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
    </LogRow>
  );
}

const RecordLink = chakra(Link, { base: { fontWeight: 'medium', _hover: { textDecoration: 'underline' } } });
