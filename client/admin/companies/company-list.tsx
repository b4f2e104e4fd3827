import { skipToken } from '@apollo/client/react';
import { Button, chakra, Flex, Kbd } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useCompanyListQuery, useOneCompanyRowLazyQuery, type CompanyRowFragment } from '../../graphql/generated.ts';
import { refetchWhenIdle } from '../../graphql/refetch-when-idle.ts';
import { useCanEdit } from '../session/session.ts';
import { RefreshPill } from '../kit/refresh-pill.tsx';
import { ExportMenu } from '../kit/export-menu.tsx';
import { useListPosition } from '../kit/list-position.ts';
import { Screen } from '../kit/screen.tsx';
import { DataTable, TableFooter } from '../kit/table/data-table.tsx';
import { useLiveRows } from '../kit/use-live-rows.ts';
import { useUrlFilter } from '../kit/use-url-filter.ts';
import { companyColumns } from './company-columns.tsx';
import { CompanyPhoneRow } from './company-phone-row.tsx';
import { companyFilter, isRangeReversed, noFilter, toCompanyFilter } from './company-filter.ts';
import { CompanyListEmpty } from './company-list-empty.tsx';
import { CompanySummary } from './company-summary.tsx';
import { CompanyToolbar } from './company-toolbar.tsx';
import { DeleteCompanyDialog } from './delete-company-dialog.tsx';
import { RowActions } from './row-actions.tsx';
import { useDeleteCompany } from './use-delete-company.ts';

/**
 * The list of companies, newest first. The URL contains the filter (?status=ACTIVE&search=demir), so that a view can be
 * linked.
 */
export default function CompanyList() {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const [search] = useSearchParams();
  const [filter, setFilter] = useUrlFilter(companyFilter);
  const [companyToDelete, setCompanyToDelete] = useState<CompanyRowFragment>();

  const { data, previousData, error, refetch, observable, fetchMore } = useCompanyListQuery(
    isRangeReversed(filter)
      ? skipToken
      : { variables: { filter: toCompanyFilter(filter), first: 50 }, notifyOnNetworkStatusChange: false },
  );
  const page = (data ?? previousData)?.companies;
  const rows = page?.edges.map(({ node }) => node);
  const lastOpenedId = useListPosition('/admin/companies', rows);
  const [refetchRow] = useOneCompanyRowLazyQuery({ fetchPolicy: 'network-only' });
  const { isStale, refresh } = useLiveRows({
    table: 'companies',
    rows,
    refetch: () => refetchWhenIdle(observable),
    refetchRow: (id) => refetchRow({ variables: { id } }).retain(),
  });
  const deleteCompany = useDeleteCompany({
    deleted: 'companies.deleted',
    failed: { title: 'companies.deleteFailed' },
    optimistic: true,
  });

  const renderActions = (company: CompanyRowFragment) => (
    <RowActions company={company} isDeleted={filter.deleted} onDelete={() => setCompanyToDelete(company)} />
  );

  return (
    <Screen
      title="companies.title"
      actions={
        <>
          <ExportMenu
            of="companies"
            campaignList="COMPANIES"
            search={search}
            count={page?.more ? undefined : page?.totalCount}
          />
          {canEdit && <NewCompanyButton />}
        </>
      }
    >
      <CompanySummary />
      <CompanyToolbar filter={filter} onChange={setFilter} />
      <RefreshPill isVisible={isStale} onRefresh={refresh} />
      <DataTable
        label={formatMessage({ id: 'companies.title' })}
        columns={companyColumns}
        page={page}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        errorTitle="companies.failed"
        fetchMore={fetchMore}
        getRowUrl={({ id }) => `/admin/companies/${id}`}
        initialRowId={lastOpenedId}
        sorting={{
          sortKey: filter.order ?? 'CREATED',
          reversed: filter.reversed ?? false,
          ascendingKeys: ['NAME'],
          onChange: (order, reversed) => setFilter({ order: companyFilter.order([order]), reversed: reversed || null }),
        }}
        actions={canEdit ? renderActions : undefined}
        phoneActions={canEdit && filter.deleted ? renderActions : undefined}
        renderPhoneRow={(company) => <CompanyPhoneRow {...company} />}
        empty={<CompanyListEmpty filter={filter} onClear={() => setFilter(noFilter)} />}
        footer={rows && <TableFooter shown={rows.length} total={page?.totalCount} more={page?.more} />}
      />
      <DeleteCompanyDialog
        company={companyToDelete}
        onConfirm={(id) => void deleteCompany(id)}
        onClose={() => setCompanyToDelete(undefined)}
      />
    </Screen>
  );
}

function NewCompanyButton() {
  return (
    <Button asChild variant="solid" colorPalette="molten">
      <Link to="/admin/companies/new">
        <Plus aria-hidden />
        <chakra.span srOnly={{ base: true, md: false }}>
          <FormattedMessage id="dashboard.newCompany" />
        </chakra.span>
        <Flex as="span" hideBelow="md">
          <Kbd variant="plain">C</Kbd>
        </Flex>
      </Link>
    </Button>
  );
}
