import type { ApolloCache } from '@apollo/client';
import { useIntl } from 'react-intl';
import { useAssignOwnerMutation, type OwnerFragment } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { useUndo } from '../kit/use-undo.ts';

/** Maximum number of records in one mutation; the server has the same limit. */
const MAX_BATCH = 100;

/** Argument of the mutation with the ids of the records. */
const idArguments = { QuoteRequest: 'quoteRequestIds', Company: 'companyIds', Order: 'orderIds' } as const;
export type OwnedType = keyof typeof idArguments;

interface OwnedRecord {
  id: string;
  owner: OwnerFragment | null;
}
type AssignOwner = (records: readonly OwnedRecord[], owner: OwnerFragment | null) => Promise<void>;

/**
 * Returns a function that sets the owner of records; null means nobody. The update is optimistic and is rolled back with an error toast when the
 * server refuses it. The success toast and the key Z undo it.
 */
export function useAssignOwner(type: OwnedType): AssignOwner {
  const { formatMessage } = useIntl();
  const [assign] = useAssignOwnerMutation();
  const { remember, undo } = useUndo();

  async function send(records: readonly OwnedRecord[], owner: OwnerFragment | null): Promise<boolean> {
    const mutations = toBatches(records).map((batch) =>
      assign({
        variables: {
          [idArguments[type]]: batch.map(({ id }) => id),
          ownerId: owner?.id ?? null,
        },
        optimisticResponse: { assignOwner: batch.length },
        update: (cache) => {
          for (const record of batch) writeOwner(cache, { __typename: type, id: record.id }, owner);
        },
      }),
    );
    const results = await Promise.allSettled(mutations);
    if (results.every(({ status }) => status === 'fulfilled')) return true;
    notify({
      type: 'error',
      title: formatMessage({ id: 'owner.failed' }),
      topic: 'owner',
      action: { label: formatMessage({ id: 'admin.retry' }), onClick: () => void assignOwner(records, owner) },
    });
    return false;
  }

  async function assignOwner(records: readonly OwnedRecord[], owner: OwnerFragment | null): Promise<void> {
    const changed = records.filter((record) => record.owner?.id !== owner?.id);
    if (changed.length === 0 || !(await send(changed, owner))) return;
    remember(() => {
      for (const previousId of new Set(changed.map((record) => record.owner?.id))) {
        const owned = changed.filter((record) => record.owner?.id === previousId);
        void send(owned, owned[0]!.owner);
      }
    });
    notify({
      type: 'success',
      title: owner
        ? formatMessage({ id: 'owner.assigned' }, { name: owner.name, count: changed.length })
        : formatMessage({ id: 'owner.removed' }, { count: changed.length }),
      topic: 'owner',
      action: { label: formatMessage({ id: 'admin.undo' }), onClick: undo },
    });
  }

  return assignOwner;
}

/** Writes the owner of a record to the cache, which already contains the colleague, because the menu and the records show the names. */
function writeOwner(
  cache: ApolloCache,
  record: { __typename: OwnedType; id: string },
  owner: OwnerFragment | null,
): void {
  cache.modify({
    id: cache.identify(record),
    fields: {
      owner: (_, { toReference }) => (owner ? toReference({ __typename: 'Colleague', id: owner.id }) : null),
    },
  });
}

/** Splits items into batches of at most MAX_BATCH. */
const toBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / MAX_BATCH) }, (_, index) =>
    items.slice(index * MAX_BATCH, (index + 1) * MAX_BATCH),
  );
