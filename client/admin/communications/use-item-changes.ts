import { useIntl } from 'react-intl';
import {
  useDeleteCommunicationMutation,
  useResendMailMutation,
  useRestoreCommunicationMutation,
  useUpdateCommunicationMutation,
  type TimelineItemFragment,
} from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';

/** Milliseconds in which a change can be taken back from its toast. */
const undoShown = 8000;

/** Changes that need no form. They show at once, and are taken back with a word where the server refuses them. */
export function useItemChanges() {
  const { formatMessage } = useIntl();
  const [update] = useUpdateCommunicationMutation();
  const [remove] = useDeleteCommunicationMutation();
  const [restore] = useRestoreCommunicationMutation();
  const [resend] = useResendMailMutation();

  const say = (type: 'success' | 'error', id: string, onUndo?: () => Promise<unknown>) =>
    notify({
      type,
      title: formatMessage({ id: `communications.${id}` }),
      description: formatMessage({ id: `communications.${id}.text` }),
      ...(onUndo && {
        duration: undoShown,
        action: { label: formatMessage({ id: 'admin.undo' }), onClick: () => void onUndo() },
      }),
      topic: 'communication',
    });

  async function follow(item: TimelineItemFragment, followUpRequired: boolean, followUpDate: string | null) {
    const { id, companyId, subject } = item;
    await update({
      variables: { id, input: { companyId, subject, followUpRequired, followUpDate } },
      optimisticResponse: { updateCommunication: { ...item, followUpRequired, followUpDate } },
    });
  }

  return {
    done: (item: TimelineItemFragment) =>
      follow(item, false, null).then(
        () =>
          say('success', 'followedUp', () =>
            follow(item, true, item.followUpDate).catch(() => say('error', 'updateFailed')),
          ),
        () => say('error', 'updateFailed'),
      ),
    remove: ({ id, __typename }: TimelineItemFragment & { __typename?: 'Communication' }) =>
      remove({
        variables: { id },
        optimisticResponse: { deleteCommunication: true },
        update(cache) {
          cache.evict({ id: cache.identify({ __typename: __typename ?? 'Communication', id }) });
        },
      }).then(
        () =>
          say('success', 'deleted', () =>
            restore({ variables: { id } }).then(
              () => say('success', 'restored'),
              () => say('error', 'restoreFailed'),
            ),
          ),
        () => say('error', 'deleteFailed'),
      ),
    resend: ({ id }: TimelineItemFragment) =>
      resend({ variables: { id } }).then(
        () => say('success', 'resent'),
        () => say('error', 'resendFailed'),
      ),
  };
}
