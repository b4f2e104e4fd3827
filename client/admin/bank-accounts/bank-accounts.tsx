import { chakra, Icon } from '@chakra-ui/react';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router';
import {
  useBankAccountsQuery,
  useRejectBankAccountChangeMutation,
  useWithdrawBankAccountChangeMutation,
  type BankAccountChangeFragment,
  type BankAccountRowFragment,
} from '../../graphql/generated.ts';
import { failureOf } from '../../graphql/failure.ts';
import { notify } from '../../ui/toast/notify.ts';
import { AddButton } from '../kit/add-button.tsx';
import { AttentionMark } from '../kit/attention-mark.tsx';
import { NoKeys } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Screen } from '../kit/screen.tsx';
import { Section } from '../kit/section.tsx';
import { useIsSuperAdmin } from '../session/session.ts';
import { AccountRow } from './account-row.tsx';
import { ApproveDialog, RetireDialog } from './confirm-dialogs.tsx';
import { DecidedChange, PendingChange } from './change-item.tsx';
import { ProposalDialog } from './proposal-dialog.tsx';

type OpenDialog =
  | { name: 'propose'; account?: BankAccountRowFragment }
  | { name: 'retire'; account: BankAccountRowFragment }
  | { name: 'approve'; change: BankAccountChangeFragment };

/** Bank accounts of the company: the list, changes that wait for a second super admin, and the history. */
export default function BankAccounts() {
  const { formatMessage } = useIntl();
  const isSuperAdmin = useIsSuperAdmin();
  const [dialog, setDialog] = useState<OpenDialog>();
  const { data, error, refetch } = useBankAccountsQuery({ skip: !isSuperAdmin, fetchPolicy: 'cache-and-network' });
  const [reject] = useRejectBankAccountChangeMutation();
  const [withdraw] = useWithdrawBankAccountChangeMutation();
  if (!isSuperAdmin) return <Navigate to="/admin" replace />;

  const { bankAccounts = [], bankAccountChanges = [], adminUsers = [], me } = data ?? {};
  const pending = bankAccountChanges.filter(({ status }) => status === 'PENDING');
  const decided = bankAccountChanges.filter(({ status }) => status !== 'PENDING');
  const active = bankAccounts.filter(({ retiredAt }) => !retiredAt);
  const retired = bankAccounts.filter(({ retiredAt }) => retiredAt);
  const isOnlySuperAdmin =
    adminUsers.filter(({ role, disabledAt }) => role === 'SUPER_ADMIN' && !disabledAt).length < 2;
  const closeAndRefresh = () => {
    setDialog(undefined);
    void refetch();
  };

  async function decide(decision: typeof reject | typeof withdraw, id: string, doneId: string) {
    try {
      await decision({ variables: { id } });
      notify({ type: 'success', title: formatMessage({ id: doneId }), topic: 'bank' });
    } catch (failed) {
      const isGone = failureOf(failed).kind === 'refused';
      notify({ type: 'error', title: formatMessage({ id: isGone ? 'bank.gone' : 'bank.notDone' }), topic: 'bank' });
    }
    await refetch();
  }

  return (
    <Screen title="bank.title" actions={<AddButton label="bank.add" onClick={() => setDialog({ name: 'propose' })} />}>
      {error && !data && <ErrorStrip title="bank.failed" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows height={{ base: '68px', md: '52px' }} count={5} />}
      {data && (
        <>
          <chakra.p px={{ base: '4', md: '5' }} py="3" color="fg.muted" maxW="75ch">
            <FormattedMessage id="bank.text" />
          </chakra.p>
          {isOnlySuperAdmin && <OnlySuperAdminNotice />}
          {pending.length > 0 && (
            <Section title="bank.pending" note={<AttentionMark>{pending.length}</AttentionMark>}>
              <ul>
                {pending.map((change) => (
                  <PendingChange
                    key={change.id}
                    change={change}
                    isOwn={change.proposer?.id === me?.id}
                    onApprove={() => setDialog({ name: 'approve', change })}
                    onReject={() => void decide(reject, change.id, 'bank.rejected')}
                    onWithdraw={() => void decide(withdraw, change.id, 'bank.withdrawn')}
                  />
                ))}
              </ul>
            </Section>
          )}
          <Section title="bank.accounts">
            {bankAccounts.length === 0 && <EmptyState drawing={NoKeys} message="bank.empty" />}
            <ul>
              {[...active, ...retired].map((account) => (
                <AccountRow
                  key={account.id}
                  account={account}
                  isPending={pending.some(({ accountId }) => accountId === account.id)}
                  onEdit={() => setDialog({ name: 'propose', account })}
                  onRetire={() => setDialog({ name: 'retire', account })}
                />
              ))}
            </ul>
          </Section>
          {decided.length > 0 && (
            <Section title="bank.history">
              <ul>
                {decided.map((change) => (
                  <DecidedChange key={change.id} change={change} />
                ))}
              </ul>
            </Section>
          )}
        </>
      )}
      {dialog?.name === 'propose' && (
        <ProposalDialog account={dialog.account} onProposed={closeAndRefresh} onClose={() => setDialog(undefined)} />
      )}
      {dialog?.name === 'retire' && (
        <RetireDialog account={dialog.account} onDone={closeAndRefresh} onClose={() => setDialog(undefined)} />
      )}
      {dialog?.name === 'approve' && (
        <ApproveDialog change={dialog.change} onDone={closeAndRefresh} onClose={() => setDialog(undefined)} />
      )}
    </Screen>
  );
}

/** Shown to the only super admin, whose changes nobody could approve. */
const OnlySuperAdminNotice = () => (
  <chakra.p
    role="note"
    display="flex"
    gap="2.5"
    mx={{ base: '4', md: '5' }}
    mb="3"
    py="2.5"
    px="3"
    borderRadius="lg"
    bg="straw.subtle"
  >
    <Icon as={ShieldAlert} boxSize="4" mt="0.5" color="straw.fg" flexShrink={0} aria-hidden />
    <span>
      <FormattedMessage
        id="bank.alone"
        values={{
          link: (chunks) => (
            <Link key="users" to="/admin/users" style={{ textDecoration: 'underline' }}>
              {chunks}
            </Link>
          ),
        }}
      />
    </span>
  </chakra.p>
);
