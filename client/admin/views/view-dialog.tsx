import { chakra, Dialog } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InferType } from 'yup';
import { storedValue, viewLists } from '../../../common/enums.ts';
import { savedViewForm } from '../../../common/forms/saved-view.ts';
import { useSaveViewMutation, type SavedViewItemFragment, type ViewList } from '../../graphql/generated.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { createSubmissionId } from '../../ui/form/submission-id.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';
import { useCanEdit } from '../session/session.ts';

interface Props {
  list: ViewList;
  /** Filter and order to save. */
  query: string;
  /** View to change; undefined for a new one. */
  view?: SavedViewItemFragment | undefined;
  onClose: () => void;
}

/** Saves filter and order of a list under a name. */
export function ViewDialog({ list, query, view, onClose }: Props) {
  const { formatMessage } = useIntl();
  const canShare = useCanEdit();
  const [save] = useSaveViewMutation({ refetchQueries: ['SavedViews'] });
  const [newId] = useState(createSubmissionId);
  const [initialValues] = useState(() => ({
    list: storedValue(viewLists, list),
    query,
    name: view?.name ?? '',
    isShared: view?.isShared ?? false,
  }));

  async function send({ name, isShared }: InferType<typeof savedViewForm>) {
    const input = { list, query, name, isShared };
    await save({ variables: { id: view?.id ?? newId, input, version: view?.updatedAt } });
    notify({ type: 'success', title: formatMessage({ id: 'views.saved' }), topic: 'views' });
    onClose();
  }

  return (
    <Modal
      open
      onClose={onClose}
      size="sm"
      hasForm
      title={<FormattedMessage id={view ? 'views.edit.title' : 'views.add.title'} />}
    >
      <Form schema={savedViewForm} initialValues={initialValues} markedFields="required" onSubmit={send}>
        <Dialog.Body display="grid" gap="3.5">
          <chakra.p color="fg.muted">
            <FormattedMessage id="views.text" />
          </chakra.p>
          <TextField name="name" label={<FormattedMessage id="views.name" />} autoComplete="off" />
          {canShare && (
            <CheckboxField
              name="isShared"
              label={<FormattedMessage id="views.isShared" />}
              hint={<FormattedMessage id="views.isSharedHint" />}
            />
          )}
        </Dialog.Body>
        <DialogActions label="admin.save" sendingLabel="admin.saving" onClose={onClose} />
      </Form>
    </Modal>
  );
}
