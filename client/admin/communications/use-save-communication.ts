import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  useCreateCommunicationMutation,
  useUpdateCommunicationMutation,
  type TimelineItemFragment,
} from '../../graphql/generated.ts';
import { createSubmissionId } from '../../ui/form/submission-id.ts';
import { notify } from '../../ui/toast/notify.ts';
import { useSaveWithMerge } from '../kit/use-save-with-merge.ts';
import { toRecordInput, type FullCommunicationInput } from './communication-values.ts';

/**
 * Saves a new or an edited record. Changes that another user has saved in the meantime are merged.
 * @param record the record as it was when editing began; undefined for a new one
 */
export function useSaveCommunication(record: TimelineItemFragment | undefined, onSaved: () => void) {
  const { formatMessage } = useIntl();
  const [newId] = useState(createSubmissionId);
  const [create] = useCreateCommunicationMutation();
  const [update] = useUpdateCommunicationMutation();
  const { pendingMerge, save: saveWithMerge } = useSaveWithMerge({
    toFormValues: (original) => toRecordInput(original as TimelineItemFragment),
    update: (input, _before, version) => update({ variables: { id: record?.id ?? '', input, version } }),
  });

  async function save(values: FullCommunicationInput): Promise<void> {
    if (!record) await create({ variables: { input: values, id: newId } });
    else if (!(await saveWithMerge(record, values))) return;
    showSuccess();
    onSaved();
  }

  function showSuccess() {
    const [title, description] = record
      ? ['communications.updated', 'communications.updated.text']
      : ['communications.created', 'communications.created.text'];
    notify({
      type: 'success',
      title: formatMessage({ id: title }),
      description: formatMessage({ id: description }),
    });
  }

  const showFailure = () => {
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

  return { save, showFailure, pendingMerge };
}
