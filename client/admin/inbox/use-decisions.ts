import { useIntl } from 'react-intl';
import {
  useIgnoreMailMutation,
  useRestoreMailMutation,
  type InboundMailDetailFragment,
  type MailIgnoreRuleKind,
} from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { useUndo } from '../kit/use-undo.ts';

const lists = ['InboundMails', 'InboundMailCounts'];
/** How long the toast with the undo button is shown. */
const UNDO_TOAST_MS = 8_000;

/** Options of every mutation that decides about a mail: lists and counts are read again. */
export const refetchLists = { refetchQueries: lists };

/**
 * Returns the decisions about a mail that need no dialog, and `announce` for those that have one: it shows what was done, with an undo
 * button, and lets Z undo it.
 * @param onDecided called after each decision
 */
export function useDecisions(onDecided: (mail: InboundMailDetailFragment) => void) {
  const { formatMessage } = useIntl();
  const { remember, undo } = useUndo();
  const [ignoreMutation] = useIgnoreMailMutation(refetchLists);
  const [restoreMutation] = useRestoreMailMutation(refetchLists);

  const showFailure = () =>
    notify({
      type: 'error',
      title: formatMessage({ id: 'inbox.failed' }),
      description: formatMessage({ id: 'inbox.failed.text' }),
      topic: 'inbox',
    });

  async function restore(id: string) {
    try {
      await restoreMutation({ variables: { id } });
      notify({ type: 'success', title: formatMessage({ id: 'inbox.restored' }), topic: 'inbox' });
    } catch {
      showFailure();
    }
  }

  /** @param title message id */
  function announce(mail: InboundMailDetailFragment, title: string) {
    remember(() => void restore(mail.id));
    notify({
      type: 'success',
      title: formatMessage({ id: title }),
      description: [mail.company?.name, mail.subject].filter(Boolean).join(', '),
      duration: UNDO_TOAST_MS,
      action: { label: formatMessage({ id: 'admin.undo' }), onClick: undo },
      topic: 'inbox',
    });
    onDecided(mail);
  }

  async function ignore(id: string, rule?: MailIgnoreRuleKind) {
    try {
      const { data } = await ignoreMutation({ variables: { id, rule: rule ?? null } });
      if (data) announce(data.ignoreMail, rule ? 'inbox.ignoredWithRule' : 'inbox.ignored');
    } catch {
      showFailure();
    }
  }

  return { ignore, restore, announce };
}
