import { useIntl } from 'react-intl';
import {
  CompanyDocument,
  useDeleteContactMutation,
  useSetPrimaryContactMutation,
  useWithdrawContactConsentMutation,
  type ContactRecordFragment,
} from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';

/** Changes of a contact that need no form; each shows a toast with the result. */
export function useContactChanges() {
  const { formatMessage } = useIntl();
  const refetchCompany = { refetchQueries: [CompanyDocument], awaitRefetchQueries: true };
  const [setPrimary] = useSetPrimaryContactMutation(refetchCompany);
  const [withdraw] = useWithdrawContactConsentMutation(refetchCompany);
  const [deleteMutation] = useDeleteContactMutation(refetchCompany);

  const showToast = (type: 'success' | 'error', event: string, description: string) =>
    notify({ type, title: formatMessage({ id: `contacts.${event}` }), description, topic: 'contact' });

  return {
    makePrimary: ({ id, name }: ContactRecordFragment) =>
      setPrimary({ variables: { id } }).then(
        () => showToast('success', 'madePrimary', name),
        () => showToast('error', 'notSaved', name),
      ),
    withdrawConsent: ({ id, name }: ContactRecordFragment) =>
      withdraw({ variables: { contactId: id } }).then(
        () =>
          notify({
            type: 'success',
            title: formatMessage({ id: 'consents.withdrawn.done' }),
            description: name,
            topic: 'contact',
          }),
        () =>
          notify({
            type: 'error',
            title: formatMessage({ id: 'consents.failed' }),
            description: name,
            topic: 'contact',
          }),
      ),
    deleteContact: ({ id, name }: ContactRecordFragment) =>
      deleteMutation({ variables: { id } }).then(
        () => showToast('success', 'deleted', name),
        () => showToast('error', 'notDeleted', name),
      ),
  };
}
