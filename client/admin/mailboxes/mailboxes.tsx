import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import {
  useDeleteMailboxMutation,
  useDeleteMailIgnoreRuleMutation,
  useMailboxesQuery,
  type MailboxRowFragment,
  type MailIgnoreRuleRowFragment,
} from '../../graphql/generated.ts';
import { AddButton } from '../kit/add-button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { NoMessages } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Screen } from '../kit/screen.tsx';
import { Section } from '../kit/section.tsx';
import { useIsSuperAdmin } from '../session/session.ts';
import { useStaffAction } from '../users/use-staff-action.ts';
import { IgnoreRuleRow } from './ignore-rule-row.tsx';
import { MailboxDialog } from './mailbox-dialog.tsx';
import { MailboxRow } from './mailbox-row.tsx';

/** How often a visible page reads the states of the mailboxes again. */
const REFRESH_MS = 10_000;

type OpenDialog =
  | { name: 'save'; mailbox?: MailboxRowFragment }
  | { name: 'delete'; mailbox: MailboxRowFragment }
  | { name: 'deleteRule'; rule: MailIgnoreRuleRowFragment };

/** Mailboxes that the server reads, with their states, and the rules for mails that are ignored. */
export default function Mailboxes() {
  const { formatMessage } = useIntl();
  const isSuperAdmin = useIsSuperAdmin();
  const [dialog, setDialog] = useState<OpenDialog>();
  const { data, error, refetch } = useMailboxesQuery({
    skip: !isSuperAdmin,
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const runStaffAction = useStaffAction();
  const [deleteMailbox] = useDeleteMailboxMutation();
  const [deleteRule] = useDeleteMailIgnoreRuleMutation();
  if (!isSuperAdmin) return <Navigate to="/admin" replace />;

  const { mailboxes = [], mailIgnoreRules = [] } = data ?? {};
  const close = () => setDialog(undefined);

  async function remove(operation: () => Promise<unknown>, successId: string) {
    close();
    await runStaffAction(operation, successId);
    await refetch();
  }

  return (
    <Screen
      title="mailboxes.title"
      actions={<AddButton label="mailboxes.add" onClick={() => setDialog({ name: 'save' })} />}
    >
      {error && !data && <ErrorStrip title="mailboxes.failed" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows height={{ base: '68px', md: '52px' }} count={5} />}
      {data && (
        <>
          <Note id="mailboxes.text" />
          <Section title="mailboxes.list">
            {mailboxes.length === 0 && <EmptyState drawing={NoMessages} message="mailboxes.empty" />}
            <ul>
              {mailboxes.map((mailbox) => (
                <MailboxRow
                  key={mailbox.id}
                  mailbox={mailbox}
                  onEdit={() => setDialog({ name: 'save', mailbox })}
                  onDelete={() => setDialog({ name: 'delete', mailbox })}
                />
              ))}
            </ul>
          </Section>
          <Section title="mailboxes.rules">
            <Note id="mailboxes.rules.text" />
            {mailIgnoreRules.length === 0 && <Note id="mailboxes.rules.empty" />}
            <ul>
              {mailIgnoreRules.map((rule) => (
                <IgnoreRuleRow key={rule.id} rule={rule} onDelete={() => setDialog({ name: 'deleteRule', rule })} />
              ))}
            </ul>
          </Section>
        </>
      )}
      {dialog?.name === 'save' && (
        <MailboxDialog
          mailbox={dialog.mailbox}
          onSaved={() => {
            close();
            void refetch();
          }}
          onClose={close}
        />
      )}
      {dialog?.name === 'delete' && (
        <ConfirmDialog
          open
          title={formatMessage({ id: 'mailboxes.delete.title' }, { address: dialog.mailbox.address })}
          action="admin.delete"
          onConfirm={() =>
            void remove(() => deleteMailbox({ variables: { id: dialog.mailbox.id } }), 'mailboxes.deleted')
          }
          onClose={close}
        >
          <FormattedMessage id="mailboxes.delete.text" />
        </ConfirmDialog>
      )}
      {dialog?.name === 'deleteRule' && (
        <ConfirmDialog
          open
          title={formatMessage({ id: 'mailboxes.rule.delete.title' }, { value: dialog.rule.value })}
          action="admin.delete"
          onConfirm={() =>
            void remove(() => deleteRule({ variables: { id: dialog.rule.id } }), 'mailboxes.rule.deleted')
          }
          onClose={close}
        >
          <FormattedMessage id="mailboxes.rule.delete.text" />
        </ConfirmDialog>
      )}
    </Screen>
  );
}

const Note = ({ id }: { id: string }) => (
  <chakra.p px={{ base: '4', md: '5' }} py="3" color="fg.muted" maxW="75ch">
    <FormattedMessage id={id} />
  </chakra.p>
);
