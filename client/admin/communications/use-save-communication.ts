import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  useCreateCommunicationMutation,
  useUpdateCommunicationMutation,
  type TimelineItemFragment,
} from '../../graphql/generated.ts';
import { newSubmissionId } from '../../ui/form/new-submission-id.ts';
import { notify } from '../../ui/toast/notify.ts';
import { useJoinedSave } from '../kit/use-joined-save.ts';
import { valuesOfRecord, type Values } from './communication-values.ts';

/**
 * Saves a new or an edited record, joined with what somebody else has saved since editing began.
 * @param record as the editor saw it; left out for a new one
 */
export function useSaveCommunication(record: TimelineItemFragment | undefined, onSaved: () => void) {
  const { formatMessage } = useIntl();
  const [id] = useState(newSubmissionId);
  const [create] = useCreateCommunicationMutation();
  const [update] = useUpdateCommunicationMutation();
  const { dispute, save: saveOver } = useJoinedSave({
    valuesOf: (known) => valuesOfRecord(known as TimelineItemFragment),
    update: (input, _before, version) => update({ variables: { id: record?.id ?? '', input, version } }),
  });

  async function save(values: Values): Promise<void> {
    if (!record) await create({ variables: { input: values, id } });
    else if (!(await saveOver(record, values))) return;
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

  return { save, failed, dispute };
}
