import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  useCreateCommunicationMutation,
  useUpdateCommunicationMutation,
  type TimelineItemFragment,
} from '../../graphql/generated.ts';
import { newSubmissionId } from '../../ui/form/new-submission-id.ts';
import { notify } from '../../ui/toast/notify.ts';
import { threeWay, type Merge } from '../ui/three-way.ts';
import { valuesOfRecord, type Values } from './communication-values.ts';

/** Somebody else saved first, and disputes some fields. */
export interface Dispute extends Merge<Values> {
  /** Version that the next try is built on. */
  version: string;
}

/**
 * Saves a new or an edited record. Where somebody else saved first, what nobody disputes is joined and saved; the rest is a dispute, which
 * the dialog settles.
 * @param record as the editor saw it; left out for a new one
 */
export function useSaveCommunication(record: TimelineItemFragment | undefined, onSaved: () => void) {
  const { formatMessage } = useIntl();
  const [id] = useState(newSubmissionId);
  const [create] = useCreateCommunicationMutation();
  const [update] = useUpdateCommunicationMutation();
  const [dispute, setDispute] = useState<Dispute>();

  async function save(values: Values): Promise<void> {
    if (!record) await create({ variables: { input: values, id } });
    else await edit(record, values);
  }

  async function edit(original: TimelineItemFragment, mine: Values) {
    try {
      await update({ variables: { id: original.id, input: mine, version: original.updatedAt } });
    } catch (error) {
      const theirs = newerRecord(error);
      if (!theirs) throw error;
      const merge = threeWay(valuesOfRecord(original), mine, valuesOfRecord(theirs));
      const next = { ...merge, version: theirs.updatedAt };
      if (merge.conflicts.length > 0) return setDispute(next);
      await update({ variables: { id: original.id, input: merge.merged, version: next.version } });
    }
    saved();
  }

  async function settle({ merged, version }: Dispute, chosen: Partial<Values>) {
    if (!record) return;
    setDispute(undefined);
    await update({ variables: { id: record.id, input: { ...merged, ...chosen }, version } });
    saved();
  }

  function saved() {
    const [title, description] = record
      ? ['communications.updated', 'communications.updated.text']
      : ['communications.created', 'communications.created.text'];
    notify({
      type: 'success',
      title: formatMessage({ id: title }),
      description: formatMessage({ id: description }),
    });
    onSaved();
  }

  const failed = () => {
    const [title, description] = record
      ? ['communications.updateFailed', 'communications.updateFailed.text']
      : ['communications.createFailed', 'communications.createFailed.text'];
    notify({
      type: 'error',
      title: formatMessage({ id: title }),
      description: formatMessage({ id: description }),
      topic: 'communication',
    });
  };

  return {
    save: async (values: Values) => {
      await save(values);
      if (!record) saved();
    },
    failed,
    dispute,
    settle: (chosen: Partial<Values>) => {
      if (dispute) settle(dispute, chosen).catch(failed);
    },
    withdraw: () => setDispute(undefined),
  };
}

/** The record as it is now, where the server refused an edit because it is newer. */
function newerRecord(error: unknown): TimelineItemFragment | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const { code, theirs } = error.errors[0]?.extensions ?? {};
  return code === 'CONFLICT' ? (theirs as TimelineItemFragment | undefined) : undefined;
}
