import { useIntl } from 'react-intl';
import {
  useDeleteCommunicationMutation,
  useResendMailMutation,
  useRestoreCommunicationMutation,
  useUpdateCommunicationMutation,
  type TimelineItemFragment,
} from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';

/** How long the toast with the undo button stays. */
const UNDO_TOAST_MS = 8000;

/**
 * Changes of a record that need no form. The screen shows the new state optimistically; when the server rejects a
 * change, the screen reverts and a toast shows the error.
 */
export function useItemMutations() {
  const { formatMessage } = useIntl();
  const [update] = useUpdateCommunicationMutation();
  const [deleteCommunication] = useDeleteCommunicationMutation();
  const [restore] = useRestoreCommunicationMutation();
  const [resend] = useResendMailMutation();

  const showToast = (type: 'success' | 'error', id: string, onUndo?: () => Promise<unknown>) =>
    notify({
      type,
      title: formatMessage({ id: `communications.${id}` }),
      description: formatMessage({ id: `communications.${id}.text` }),
      ...(onUndo && {
        duration: UNDO_TOAST_MS,
        action: { label: formatMessage({ id: 'admin.undo' }), onClick: () => void onUndo() },
      }),
      topic: 'communication',
    });

  async function updateFollowUp(item: TimelineItemFragment, followUpRequired: boolean, followUpDate: string | null) {
    const { id, companyId, subject } = item;
    await update({
      variables: { id, input: { companyId, subject, followUpRequired, followUpDate } },
      optimisticResponse: { updateCommunication: { ...item, followUpRequired, followUpDate } },
    });
  }

  return {
    completeFollowUp: (item: TimelineItemFragment) =>
      updateFollowUp(item, false, null).then(
        () =>
          showToast('success', 'followedUp', () =>
            updateFollowUp(item, true, item.followUpDate).catch(() => showToast('error', 'updateFailed')),
          ),
        () => showToast('error', 'updateFailed'),
      ),
    deleteItem: ({ id, __typename }: TimelineItemFragment & { __typename?: 'Communication' }) =>
      deleteCommunication({
        variables: { id },
        optimisticResponse: { deleteCommunication: true },
        update(cache) {
          cache.evict({ id: cache.identify({ __typename: __typename ?? 'Communication', id }) });
        },
      }).then(
        () =>
          showToast('success', 'deleted', () =>
            restore({ variables: { id } }).then(
              () => showToast('success', 'restored'),
              () => showToast('error', 'restoreFailed'),
            ),
          ),
        () => showToast('error', 'deleteFailed'),
      ),
    resend: ({ id }: TimelineItemFragment) =>
      resend({ variables: { id } }).then(
        () => showToast('success', 'resent'),
        () => showToast('error', 'resendFailed'),
      ),
  };
}
