import { useIntl } from 'react-intl';
import {
  CompanyDocument,
  useDeleteContactMutation,
  useSetPrimaryContactMutation,
  type ContactRecordFragment,
} from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';

/** What is done to a contact without a form. */
export function useContactChanges() {
  const { formatMessage } = useIntl();
  const renewed = { refetchQueries: [CompanyDocument], awaitRefetchQueries: true };
  const [setPrimary] = useSetPrimaryContactMutation(renewed);
  const [deleteContact] = useDeleteContactMutation(renewed);

  const say = (type: 'success' | 'error', event: string, description: string) =>
    notify({ type, title: formatMessage({ id: `contacts.${event}` }), description, topic: 'contact' });

  return {
    makePrimary: ({ id, name }: ContactRecordFragment) =>
      setPrimary({ variables: { id } }).then(
        () => say('success', 'madePrimary', name),
        () => say('error', 'notSaved', name),
      ),
    remove: ({ id, name }: ContactRecordFragment) =>
      deleteContact({ variables: { id } }).then(
        () => say('success', 'deleted', name),
        () => say('error', 'notDeleted', name),
      ),
  };
}
