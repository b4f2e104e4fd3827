import { Button, chakra } from '@chakra-ui/react';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { useStaffQuery, type StaffMemberFragment } from '../../graphql/generated.ts';
import { useIsSuperAdmin } from '../session/session.ts';
import { AssignmentRules } from '../owners/assignment-rules.tsx';
import { Monogram } from '../kit/monogram.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { Screen } from '../kit/screen.tsx';
import type { Column } from '../kit/table/column.ts';
import { DataTable } from '../kit/table/data-table.tsx';
import { NewUserDialog } from './new-user-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';
import { StaffState } from './staff-state.tsx';

const getLastUse = ({ sessions }: StaffMemberFragment) => sessions[0]?.usedAt;
const none = <chakra.span color="fg.subtle">–</chakra.span>;

const columns: Column<StaffMemberFragment>[] = [
  {
    title: 'users.name',
    width: 'minmax(9rem, 1fr)',
    cell: ({ name }) => (
      <>
        <Monogram name={name} isPerson />
        <chakra.span fontWeight="medium" truncate>
          <bdi>{name}</bdi>
        </chakra.span>
      </>
    ),
  },
  { title: 'users.email', width: 'minmax(9rem, 1fr)', cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
  { title: 'users.role', width: '8rem', cell: ({ role }) => <FormattedMessage id={`role.${role}`} /> },
  { title: 'users.state', width: '7rem', cell: (user) => <StaffState user={user} /> },
  {
    title: 'users.sessions',
    width: '4.5rem',
    alignEnd: true,
    showFrom: 'lg',
    cell: ({ sessions }) => sessions.length || none,
  },
  {
    title: 'users.lastUse',
    width: '6.5rem',
    alignEnd: true,
    cell: (user) => (getLastUse(user) ? <RelativeTime at={getLastUse(user)!} /> : none),
  },
];

/** List of the admin users with role, state and sessions. The parameter `user` of the URL opens the dialog of one user. */
export default function Users() {
  const { formatMessage } = useIntl();
  const isSuperAdmin = useIsSuperAdmin();
  const [search, setSearch] = useSearchParams();
  const [isAdding, setIsAdding] = useState(false);
  const { data, error, refetch } = useStaffQuery({ skip: !isSuperAdmin, fetchPolicy: 'cache-and-network' });
  const staff = data?.adminUsers;
  const openUser = staff?.find(({ id }) => id === search.get('user'));

  if (!isSuperAdmin) return <Navigate to="/admin" replace />;
  return (
    <Screen
      title="users.title"
      actions={
        <Button variant="solid" colorPalette="molten" onClick={() => setIsAdding(true)}>
          <UserPlus aria-hidden />
          <FormattedMessage id="users.add" />
        </Button>
      }
    >
      <DataTable
        label={formatMessage({ id: 'users.title' })}
        columns={columns}
        page={staff && { edges: staff.map((node) => ({ node })), pageInfo: { hasNextPage: false } }}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        errorTitle="users.failed"
        fetchMore={() => Promise.resolve()}
        getRowUrl={({ id }) => `/admin/users?user=${id}`}
        renderPhoneRow={(user) => <CompactRow user={user} />}
        empty={null}
      />
      {data && <AssignmentRules />}
      {openUser && (
        <UserDialog key={openUser.id} user={openUser} onClose={() => setSearch({})} onChanged={() => void refetch()} />
      )}
      {isAdding && <NewUserDialog onClose={() => setIsAdding(false)} onAdded={() => void refetch()} />}
    </Screen>
  );
}

function CompactRow({ user }: { user: StaffMemberFragment }) {
  return (
    <>
      <chakra.span display="flex" gap="2" fontWeight="medium">
        <chakra.span flex="1" truncate>
          <bdi>{user.name}</bdi>
        </chakra.span>
        <StaffState user={user} />
      </chakra.span>
      <chakra.span display="block" textStyle="meta" color="fg.subtle" truncate>
        <FormattedMessage id={`role.${user.role}`} />
        {' · '}
        <bdi dir="ltr">{user.email}</bdi>
      </chakra.span>
    </>
  );
}
