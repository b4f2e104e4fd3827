import { Box, chakra } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { RefreshCw } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { useColleaguesQuery, useSecurityLogQuery, type SecurityEntryFragment } from '../../graphql/generated.ts';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { LogRow, LogTable } from '../kit/log-table.tsx';
import { Screen } from '../kit/screen.tsx';
import { ToolbarButton } from '../kit/toolbar-button.tsx';
import { useUrlFilter } from '../kit/use-url-filter.ts';
import securityMessages from '../../i18n/messages/tr/admin-security.json';
import { useIsSuperAdmin } from '../session/session.ts';
import { nobody, securityFilter, SecurityToolbar } from './security-filter.tsx';

const columnNames = ['when', 'kind', 'actor', 'network', 'details'];
const columns = {
  base: 'minmax(0, 1fr) auto',
  md: '8.5rem minmax(0, 3fr) minmax(0, 3fr) 8.5rem minmax(0, 4fr)',
  lg: '9rem minmax(10rem, 14rem) minmax(8rem, 13rem) 9.5rem minmax(0, 1fr)',
};
/** On a phone: kind and time, below that actor and network, below that the details. */
const areas = { base: '"kind when" "actor network" "details details"', md: '"when kind actor network details"' };

/** Log of security events for super admins. The filter is in the URL. */
export default function SecurityLog() {
  const { formatMessage } = useIntl();
  const isSuperAdmin = useIsSuperAdmin();
  const [filter, setFilter] = useUrlFilter(securityFilter);
  const { kind, actor, from, to } = filter;
  const isReversed = Boolean(from && to && from > to);
  const eventFilter = { kind, fromDay: from, toDay: to, ...(actor && { actor: actor === nobody ? '' : actor }) };
  const { data, previousData, error, loading, refetch, fetchMore } = useSecurityLogQuery(
    isReversed || !isSuperAdmin
      ? skipToken
      : {
          variables: { filter: eventFilter, first: 50 },
          fetchPolicy: 'cache-and-network',
          notifyOnNetworkStatusChange: true,
        },
  );
  const page = (data ?? previousData)?.securityEvents;
  const rows = isReversed ? [] : page?.edges.map(({ node }) => node);

  if (!isSuperAdmin) return <Navigate to="/admin" replace />;
  return (
    <Screen
      title="security.title"
      actions={
        <ToolbarButton
          icon={RefreshCw}
          label={formatMessage({ id: 'security.refresh' })}
          loading={loading}
          onClick={() => void refetch()}
        />
      }
    >
      <SecurityToolbar filter={filter} onChange={setFilter} />
      {error && !data && <ErrorStrip title="security.failed" error={error} onRetry={() => void refetch()} />}
      <LogTable
        name="security"
        columnNames={columnNames}
        columns={columns}
        rows={rows}
        hasError={error !== undefined}
        hasMore={page?.pageInfo.hasNextPage ?? false}
        onLoadMore={() => fetchMore({ variables: { after: page?.pageInfo.endCursor } })}
      >
        {(event) => <EventRow event={event} />}
      </LogTable>
    </Screen>
  );
}

/** Kinds of events that are highlighted for super admins. */
const alarming = ['SIGN_IN_FAILED', 'RATE_LIMITED', 'FORBIDDEN', 'ORIGIN_REFUSED'];

function EventRow({ event }: { event: SecurityEntryFragment }) {
  const { formatMessage, messages } = useIntl();
  const { data } = useColleaguesQuery();
  const { kind, actor, network, createdAt } = event;
  const name = data?.colleagues.find(({ email }) => email === actor)?.name ?? actor;
  const kindId = `security.kind.${kind}`;
  return (
    <LogRow columns={columns} areas={areas} time={createdAt}>
      <chakra.span
        role="cell"
        gridArea="kind"
        minW="0"
        fontWeight="medium"
        color={alarming.includes(kind) ? 'red.fg' : undefined}
      >
        {kindId in messages ? formatMessage({ id: kindId }) : kind}
      </chakra.span>
      <chakra.span role="cell" gridArea="actor" minW="0" title={actor ?? undefined} truncate>
        <bdi>{name ?? formatMessage({ id: 'security.nobody' })}</bdi>
      </chakra.span>
      <chakra.span
        role="cell"
        gridArea="network"
        color="fg.subtle"
        textAlign={{ base: 'end', md: 'start' }}
        fontVariantNumeric="tabular-nums"
      >
        <bdi dir="ltr">{network ?? '–'}</bdi>
      </chakra.span>
      <Box role="cell" gridArea="details" minW="0" color="fg.muted" overflowWrap="anywhere">
        <EventDetails details={event.details as Record<string, string | number | boolean>} />
      </Box>
    </LogRow>
  );
}

/** The database does not keep the order of the details, so they are sorted like their labels in the messages. */
const labelOrder = Object.keys(securityMessages);
const getPosition = (name: string) => labelOrder.indexOf(`security.detail.${name}`);

/** "Liste: Firmalar · Biçim: CSV"; of a detail with the value true only the name is shown, and one with the value false is left out. */
function EventDetails({ details }: { details: Record<string, string | number | boolean> }) {
  const { formatMessage, messages } = useIntl();
  const parts = Object.entries(details)
    .toSorted(([one], [other]) => getPosition(one) - getPosition(other))
    .flatMap(([name, value]) => {
      if (value === false || value === '') return [];
      const label = `security.detail.${name}` in messages ? formatMessage({ id: `security.detail.${name}` }) : name;
      const role = `role.${String(value).toUpperCase()}`;
      const valueId = [`security.value.${name}.${value}`, role].find((id) => id in messages);
      const text = valueId ? formatMessage({ id: valueId }) : String(value);
      return [{ name, label, text: value === true ? null : text }];
    });
  return parts.map(({ name, label, text }, index) => (
    <span key={name}>
      {index > 0 && ' · '}
      {text === null ? (
        label
      ) : (
        <>
          {label}: <bdi>{text}</bdi>
        </>
      )}
    </span>
  ));
}
