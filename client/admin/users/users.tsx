import { Button, chakra } from '@chakra-ui/react';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { useStaffQuery, type StaffMemberFragment } from '../../graphql/generated.ts';
import { useIsOwner } from '../session/session.ts';
import { Monogram } from '../kit/monogram.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { Screen } from '../kit/screen.tsx';
import type { Column } from '../kit/table/column.ts';
import { DataTable } from '../kit/table/data-table.tsx';
import { NewUserDialog } from './new-user-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';
import { StaffState } from './staff-state.tsx';

const lastUse = ({ sessions }: StaffMemberFragment) => sessions[0]?.usedAt;
const none = <chakra.span color="fg.subtle">–</chakra.span>;

const columns: Column<StaffMemberFragment>[] = [
  {
    title: 'users.name',
    width: 'minmax(9rem, 1fr)',
    cell: ({ name }) => (
      <>
        <Monogram name={name} person />
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
    end: true,
    from: 'lg',
    cell: ({ sessions }) => sessions.length || none,
  },
  {
    title: 'users.lastUse',
    width: '6.5rem',
    end: true,
    cell: (user) => (lastUse(user) ? <RelativeTime at={lastUse(user)!} /> : none),
  },
];

/** Who may enter, what they may do and where they are signed in. One of them is open where the address says so (?user=). */
export default function Users() {
  const { formatMessage } = useIntl();
  const isOwner = useIsOwner();
  const [search, setSearch] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const { data, error, refetch } = useStaffQuery({ skip: !isOwner, fetchPolicy: 'cache-and-network' });
  const staff = data?.adminUsers;
  const open = staff?.find(({ id }) => id === search.get('user'));

  if (!isOwner) return <Navigate to="/admin" replace />;
  return (
    <Screen
      title="users.title"
      actions={
        <Button variant="solid" colorPalette="molten" onClick={() => setAdding(true)}>
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
        failed="users.failed"
        more={() => Promise.resolve()}
        to={({ id }) => `/admin/users?user=${id}`}
        compact={(user) => <Compact user={user} />}
        empty={null}
      />
      {open && <UserDialog key={open.id} user={open} onClose={() => setSearch({})} onChanged={() => void refetch()} />}
      {adding && <NewUserDialog onClose={() => setAdding(false)} onAdded={() => void refetch()} />}
    </Screen>
  );
}

function Compact({ user }: { user: StaffMemberFragment }) {
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
