import { Button, chakra, Flex, Kbd } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { OneCompanyRowDocument, useCompanyListQuery, type CompanyRowFragment } from '../../graphql/generated.ts';
import { useCanEdit } from '../session/session.ts';
import { BehindPill } from '../kit/behind-pill.tsx';
import { ExportMenu } from '../kit/export-menu.tsx';
import { useKeptPlace } from '../kit/list-place.ts';
import { Screen } from '../kit/screen.tsx';
import { DataTable, TableFoot } from '../kit/table/data-table.tsx';
import { useLiveRows } from '../kit/use-live-rows.ts';
import { useUrlFilter } from '../kit/use-url-filter.ts';
import { companyColumns } from './company-columns.tsx';
import { CompanyCompact } from './company-compact.tsx';
import { companyFilter } from './company-filter.ts';
import { CompanyListEmpty } from './company-list-empty.tsx';
import { CompanySummary } from './company-summary.tsx';
import { CompanyToolbar } from './company-toolbar.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RowActions } from './row-actions.tsx';
import { useDeleteCompany } from './use-delete-company.ts';

/** Every company, newest first. The filter is the address (?status=ACTIVE&search=demir), so a view can be linked and left. */
export default function CompanyList() {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const canEdit = useCanEdit();
  const [search] = useSearchParams();
  const [filter, setFilter] = useUrlFilter(companyFilter);
  const [doomed, setDoomed] = useState<CompanyRowFragment>();

  const { data, previousData, error, refetch, fetchMore } = useCompanyListQuery({
    variables: { filter, first: 50 },
    notifyOnNetworkStatusChange: false,
  });
  const page = (data ?? previousData)?.companies;
  const rows = page?.edges.map(({ node }) => node);
  const opened = useKeptPlace('/admin/companies', rows);
  const { behind, renewAll } = useLiveRows({
    of: 'companies',
    rows,
    refetch,
    renew: (id) => client.query({ query: OneCompanyRowDocument, variables: { id }, fetchPolicy: 'network-only' }),
  });
  const deleteCompany = useDeleteCompany({
    deleted: 'companies.deleted',
    failed: { title: 'companies.deleteFailed' },
    optimistic: true,
  });

  const actions = (company: CompanyRowFragment) => (
    <RowActions company={company} inBin={filter.deleted} onDelete={() => setDoomed(company)} />
  );

  return (
    <Screen
      title="companies.title"
      actions={
        <>
          <ExportMenu of="companies" search={search} count={page?.more ? undefined : page?.totalCount} />
          {canEdit && <NewCompany />}
        </>
      }
    >
      <CompanySummary />
      <CompanyToolbar filter={filter} onChange={setFilter} />
      <BehindPill shown={behind} onRenew={() => void renewAll()} />
      <DataTable
        label={formatMessage({ id: 'companies.title' })}
        columns={companyColumns}
        page={page}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        failed="companies.failed"
        more={fetchMore}
        to={({ id }) => `/admin/companies/${id}`}
        opened={opened}
        sorting={{
          by: filter.order ?? 'CREATED',
          reversed: filter.reversed ?? false,
          upwards: ['NAME'],
          onChange: (order, reversed) => setFilter({ order: companyFilter.order([order]), reversed: reversed || null }),
        }}
        actions={canEdit ? actions : undefined}
        beside={canEdit && filter.deleted ? actions : undefined}
        compact={(company) => <CompanyCompact {...company} />}
        empty={<CompanyListEmpty filter={filter} onClear={() => setFilter(noFilter)} />}
        foot={rows && <TableFoot shown={rows.length} total={page?.totalCount} more={page?.more} />}
      />
      <DeleteDialog company={doomed} onConfirm={(id) => void deleteCompany(id)} onClose={() => setDoomed(undefined)} />
    </Screen>
  );
}

const noFilter = { search: null, companyType: null, status: null, priority: null, deleted: null };

function NewCompany() {
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
