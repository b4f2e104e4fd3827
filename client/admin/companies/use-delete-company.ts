import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import {
  CompanyListDocument,
  CompanySummaryDocument,
  useDeleteCompanyMutation,
  useRestoreCompanyMutation,
} from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';

/** Milliseconds in which a deletion can be taken back from its toast; later, from the bin. */
const undoShown = 8000;

interface Options {
  /** Message ids: the list and the record word what happened differently. */
  deleted: string;
  failed: { title: string; description?: string };
  /** The record leaves the list before the server has answered. */
  optimistic?: boolean;
  onDeleted?: () => void;
}

/** Puts a company into the bin, says so, and takes it out again when asked to. */
export function useDeleteCompany({ deleted, failed, optimistic, onDeleted }: Options) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const [remove] = useDeleteCompanyMutation();
  const restore = useRestoreCompany();

  return async (id: string) => {
    try {
      await remove({
        variables: { id },
        ...(optimistic && { optimisticResponse: { deleteCompany: true } }),
        update: (cache) => optimistic && cache.evict({ id: cache.identify({ __typename: 'Company', id }) }),
      });
    } catch {
      notify({
        type: 'error',
        title: formatMessage({ id: failed.title }),
        description: failed.description && formatMessage({ id: failed.description }),
      });
      return;
    }
    onDeleted?.();
    notify({
      type: 'success',
      title: formatMessage({ id: deleted }),
      description: formatMessage({ id: 'company.deleted.undo' }),
      duration: undoShown,
      action: { label: formatMessage({ id: 'admin.undo' }), onClick: () => void restore(id) },
    });
    await client.refetchQueries({
      include: [CompanyListDocument, CompanySummaryDocument],
      onQueryUpdated: (query) => query.refetch().catch(() => undefined),
    });
  };
}

/** Takes a company out of the bin. */
export function useRestoreCompany() {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const [restore] = useRestoreCompanyMutation();

  return async (id: string) => {
    try {
      const { data } = await restore({ variables: { id } });
      notify({
        type: 'success',
        title: formatMessage({ id: 'company.restored' }),
        description: data?.restoreCompany.name,
      });
      await client.refetchQueries({ include: [CompanyListDocument, CompanySummaryDocument] });
    } catch {
      notify({ type: 'error', title: formatMessage({ id: 'company.notRestored' }) });
    }
  };
}
