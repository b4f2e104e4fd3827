import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import {
  CompanyListDocument,
  CompanySummaryDocument,
  useDeleteCompanyMutation,
  useRestoreCompanyMutation,
} from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';

/** How long the toast with the undo button is shown; afterwards the company can be restored from the bin. */
const UNDO_TOAST_MS = 8000;

interface Options {
  /** Message ids of the toasts; they differ between the list and the page of the record. */
  deleted: string;
  failed: { title: string; description?: string };
  /** Removes the company from the list before the server has responded. */
  optimistic?: boolean;
  onDeleted?: () => void;
}

/** Returns a function that moves a company to the bin and shows a toast with an undo button. */
export function useDeleteCompany({ deleted, failed, optimistic, onDeleted }: Options) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const [deleteMutation] = useDeleteCompanyMutation();
  const restore = useRestoreCompany();

  return async (id: string) => {
    try {
      await deleteMutation({
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
      duration: UNDO_TOAST_MS,
      action: { label: formatMessage({ id: 'admin.undo' }), onClick: () => void restore(id) },
    });
    await client.refetchQueries({
      include: [CompanyListDocument, CompanySummaryDocument],
      onQueryUpdated: (query) => query.refetch().catch(() => undefined),
    });
  };
}

/** Returns a function that restores a company from the bin. */
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
