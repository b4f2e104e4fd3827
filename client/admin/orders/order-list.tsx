import { Button, chakra, Grid } from '@chakra-ui/react';
import { Clock } from 'lucide-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { enumNames, orderStatuses } from '../../../common/enums.ts';
import {
  useOneOrderRowLazyQuery,
  useOrderListQuery,
  type OrderFilter,
  type OrderRowFragment,
} from '../../graphql/generated.ts';
import { refetchWhenIdle } from '../../graphql/refetch-when-idle.ts';
import { CustomerText } from '../kit/customer-text.tsx';
import { NothingDue, NothingFound } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ExportMenu } from '../kit/export-menu.tsx';
import { ClearFilters, FilterMenu, FilterToggle, Toolbar } from '../kit/filter-menu.tsx';
import { useListPosition } from '../kit/list-position.ts';
import { Money } from '../kit/money.tsx';
import { RefreshPill } from '../kit/refresh-pill.tsx';
import { Screen } from '../kit/screen.tsx';
import { SearchField } from '../kit/search-field.tsx';
import type { Column } from '../kit/table/column.ts';
import { DataTable, TableFooter } from '../kit/table/data-table.tsx';
import { useLiveRows } from '../kit/use-live-rows.ts';
import { flag, manyOf, text, texts, useUrlFilter, type FilterOf } from '../kit/use-url-filter.ts';
import { OwnerFilter, toOwnerFilter } from '../owners/owner-filter.tsx';
import { OwnerMark } from '../owners/owner-mark.tsx';
import { formatMilestone, LateMark, OrderStatusMark } from './order-marks.tsx';

/** URL parameters of the list. */
const filterFields = {
  search: text,
  status: manyOf(enumNames(orderStatuses)),
  owner: texts,
  late: flag,
  companyId: text,
};
type ListFilter = FilterOf<typeof filterFields>;
const noFilter = { search: null, status: null, owner: null, late: null, companyId: null };

const toOrderFilter = ({ status, owner, ...filter }: ListFilter): OrderFilter => ({
  ...filter,
  ...(status && { statuses: status }),
  ...toOwnerFilter(owner),
});

const noValue = <chakra.span color="fg.subtle">–</chakra.span>;

const columns: Column<OrderRowFragment>[] = [
  {
    title: 'orders.number',
    width: '7.5rem',
    cell: ({ number }) => (
      <chakra.span fontWeight="medium" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {number}
      </chakra.span>
    ),
  },
  {
    title: 'orders.company',
    width: 'minmax(7.5rem, 1fr)',
    cell: ({ companyName }) => (
      <chakra.span truncate title={companyName}>
        <CustomerText>{companyName}</CustomerText>
      </chakra.span>
    ),
  },
  {
    title: 'orders.goods',
    width: 'minmax(7.5rem, 1.2fr)',
    showFrom: 'xl',
    cell: ({ title }) => (
      <chakra.span color="fg.muted" truncate title={title}>
        {title}
      </chakra.span>
    ),
  },
  {
    title: 'orders.amount',
    width: '7rem',
    alignEnd: true,
    cell: ({ amount, currency }) => <Money value={amount} currency={currency} />,
  },
  { title: 'orders.status', width: '8rem', cell: ({ status }) => <OrderStatusMark status={status} /> },
  { title: 'orders.next', width: '11rem', showFrom: 'lg', cell: (order) => <NextStep order={order} /> },
  {
    title: 'orders.late',
    width: '13rem',
    cell: (order) => (order.late.length > 0 ? <LateMark order={order} /> : noValue),
  },
  {
    title: 'owner.label',
    width: '3.75rem',
    showFrom: 'lg',
    cell: ({ owner }) => <OwnerMark owner={owner} initialsOnly />,
  },
];

/** The next milestone with its planned day. */
function NextStep({ order: { nextMilestone, saleKind } }: { order: OrderRowFragment }) {
  const intl = useIntl();
  if (!nextMilestone) return noValue;
  return (
    <chakra.span truncate>
      {formatMilestone(intl, nextMilestone.kind, saleKind)}
      {nextMilestone.plannedOn && (
        <chakra.span color="fg.subtle">
          {' · '}
          <FormattedDate value={nextMilestone.plannedOn} timeZone="UTC" day="numeric" month="short" />
        </chakra.span>
      )}
    </chakra.span>
  );
}

/** The list of orders. The URL contains the filter (?late=true&owner=me), so that a view can be linked. */
export default function OrderList() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const [filter, setFilter] = useUrlFilter(filterFields);
  const { data, previousData, error, refetch, observable, fetchMore } = useOrderListQuery({
    variables: { filter: toOrderFilter(filter), first: 50 },
    notifyOnNetworkStatusChange: false,
  });
  const page = (data ?? previousData)?.orders;
  const rows = page?.edges.map(({ node }) => node);
  const lastOpenedId = useListPosition('/admin/orders', rows);
  const [refetchRow] = useOneOrderRowLazyQuery({ fetchPolicy: 'network-only' });
  const { isStale, refresh } = useLiveRows({
    table: 'orders',
    rows,
    refetch: () => refetchWhenIdle(observable),
    refetchRow: (id) => refetchRow({ variables: { id } }).retain(),
  });
  const isFiltered = Object.keys(filter).length > 0;

  return (
    <Screen
      title="orders.title"
      actions={<ExportMenu of="orders" search={search} count={page?.more ? undefined : page?.totalCount} />}
    >
      <Toolbar>
        <SearchField
          label="orders.search"
          value={filter.search ?? ''}
          onChange={(typed) => setFilter({ search: typed || null }, { replace: true })}
        />
        <FilterMenu
          label="orders.status"
          value={filter.status}
          options={enumNames(orderStatuses).map((value) => ({
            value,
            label: formatMessage({ id: `orderStatus.${value}` }),
            mark: <OrderStatusMark status={value} />,
          }))}
          onChange={(value) => setFilter({ status: value })}
        />
        <OwnerFilter value={filter.owner} onChange={(value) => setFilter({ owner: value })} />
        <FilterToggle value={filter.late} onChange={(late) => setFilter({ late })}>
          <Clock aria-hidden />
          <FormattedMessage id="orders.onlyLate" />
        </FilterToggle>
        <ClearFilters isVisible={isFiltered} onClear={() => setFilter(noFilter)} />
      </Toolbar>
      <RefreshPill isVisible={isStale} onRefresh={refresh} />
      <DataTable
        label={formatMessage({ id: 'orders.title' })}
        columns={columns}
        page={page}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        errorTitle="orders.failed"
        fetchMore={fetchMore}
        getRowUrl={({ id }) => `/admin/orders/${id}`}
        initialRowId={lastOpenedId}
        renderPhoneRow={(order) => <PhoneRow order={order} />}
        empty={
          isFiltered ? (
            <EmptyState drawing={NothingFound} message="orders.noneFound">
              <Button mt="3" onClick={() => setFilter(noFilter)}>
                <FormattedMessage id="filter.clear" />
              </Button>
            </EmptyState>
          ) : (
            <EmptyState drawing={NothingDue} message="orders.empty" />
          )
        }
        footer={rows && <TableFooter shown={rows.length} total={page?.totalCount} more={page?.more} />}
      />
    </Screen>
  );
}

/** A row on a phone: number, company and amount; below them the status, and what is late or the next milestone. */
function PhoneRow({ order }: { order: OrderRowFragment }) {
  const { number, companyName, amount, currency, status, late } = order;
  return (
    <Grid as="span" templateColumns="minmax(0, 1fr) auto" columnGap="3" rowGap="1.5" alignItems="center">
      <chakra.span display="flex" gap="2" alignItems="baseline" minW="0">
        <chakra.span fontWeight="medium" truncate>
          <CustomerText>{companyName}</CustomerText>
        </chakra.span>
        <chakra.span textStyle="meta" color="fg.subtle" whiteSpace="nowrap">
          {number}
        </chakra.span>
      </chakra.span>
      <chakra.span textAlign="end">
        <Money value={amount} currency={currency} />
      </chakra.span>
      <OrderStatusMark status={status} />
      <chakra.span textStyle="meta" textAlign="end">
        {late.length > 0 ? <LateMark order={order} /> : <NextStep order={order} />}
      </chakra.span>
    </Grid>
  );
}
