import { useIntl } from 'react-intl';
import {
  CompanyDocument,
  useDeleteContactMutation,
  useSetPrimaryContactMutation,
  type ContactRecordFragment,
} from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';

/** Changes of a contact that need no form; each shows a toast with the result. */
export function useContactChanges() {
  const { formatMessage } = useIntl();
  const refetchCompany = { refetchQueries: [CompanyDocument], awaitRefetchQueries: true };
  const [setPrimary] = useSetPrimaryContactMutation(refetchCompany);
  const [deleteMutation] = useDeleteContactMutation(refetchCompany);

  const showToast = (type: 'success' | 'error', event: string, description: string) =>
    notify({ type, title: formatMessage({ id: `contacts.${event}` }), description, topic: 'contact' });

  return {
    makePrimary: ({ id, name }: ContactRecordFragment) =>
      setPrimary({ variables: { id } }).then(
        () => showToast('success', 'madePrimary', name),
        () => showToast('error', 'notSaved', name),
      ),
    deleteContact: ({ id, name }: ContactRecordFragment) =>
      deleteMutation({ variables: { id } }).then(
        () => showToast('success', 'deleted', name),
        () => showToast('error', 'notDeleted', name),
      ),
  };
}
