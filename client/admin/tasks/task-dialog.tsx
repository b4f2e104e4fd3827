import { Button, Dialog, Flex } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { taskForm } from '../../../common/forms/task.ts';
import { getIstanbulDay, getNextWeekday } from '../../../common/istanbul-day.ts';
import {
  useCreateTaskMutation,
  useDeleteTaskMutation,
  useUpdateTaskMutation,
  type TaskInput,
  type TaskRowFragment,
} from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { createSubmissionId } from '../../ui/form/submission-id.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { DateField } from '../kit/date-input.tsx';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';
import { useAssignableColleagues } from '../owners/owner-menu.tsx';

interface Props {
  /** The task to edit; omitted for a new one. */
  task?: TaskRowFragment;
  /** Record of a new task. */
  quoteRequestId?: string;
  companyId?: string;
  onClose: () => void;
}

const refetchTasks = { refetchQueries: ['Tasks'] };
const TUESDAY = 2;

/** Dialog that creates, edits or deletes a task. A new task is due tomorrow and assigned to the user. */
export function TaskDialog({ task, quoteRequestId, companyId, onClose }: Props) {
  const { formatMessage } = useIntl();
  const colleagues = useAssignableColleagues();
  const [id] = useState(createSubmissionId);
  const [create] = useCreateTaskMutation(refetchTasks);
  const [update] = useUpdateTaskMutation(refetchTasks);
  const options = colleagues.map(({ id: value, name }) => ({ value, label: name }));
  // A colleague who was disabled after the assignment stays selected.
  const assignee = task ? task.assignee : colleagues.find(({ isMe }) => isMe);
  if (assignee && !options.some(({ value }) => value === assignee.id))
    options.push({ value: assignee.id, label: assignee.name });

  async function save(values: { title: string; dueOn: string; assigneeId?: string | null }) {
    const record = task ?? { quoteRequestId, companyId };
    const input: TaskInput = {
      title: values.title,
      dueOn: values.dueOn,
      assigneeId: values.assigneeId ?? null,
      quoteRequestId: record.quoteRequestId ?? null,
      companyId: record.companyId ?? null,
    };
    if (task) await update({ variables: { id: task.id, input, version: task.updatedAt } });
    else await create({ variables: { input, id } });
    notify({ type: 'success', title: formatMessage({ id: 'tasks.saved' }), description: values.title, topic: 'task' });
    onClose();
  }

  return (
    <Modal open onClose={onClose} size="sm" title={<FormattedMessage id={task ? 'tasks.edit' : 'tasks.new'} />} hasForm>
      <Form
        // Remounts the form when the colleagues are loaded, because the default assignee, the user, is one of them.
        key={assignee?.id}
        schema={taskForm}
        initialValues={
          task
            ? { title: task.title, dueOn: task.dueOn ?? '', assigneeId: assignee?.id ?? '' }
            : { dueOn: getIstanbulDay(1), assigneeId: assignee?.id ?? '' }
        }
        markedFields="required"
        onSubmit={save}
        onFailure={() => notify({ type: 'error', title: formatMessage({ id: 'tasks.saveFailed' }), topic: 'task' })}
      >
        <Dialog.Body display="grid" gap="4">
          <TextField name="title" label={<FormattedMessage id="tasks.field.title" />} />
          <div>
            <DateField name="dueOn" label="tasks.field.dueOn" />
            <DayPresets />
          </div>
          <SelectField
            name="assigneeId"
            label={<FormattedMessage id="tasks.field.assignee" />}
            options={options}
            emptyOption="owner.none"
          />
        </Dialog.Body>
        <DialogActions label="admin.save" sendingLabel="admin.saving" onClose={onClose}>
          {task && <DeleteButton task={task} onDeleted={onClose} />}
        </DialogActions>
      </Form>
    </Modal>
  );
}

/** Buttons for the days that tasks are mostly due on. */
function DayPresets() {
  const { values, setFieldValue } = useFormikContext<{ dueOn: string }>();
  const presets = [
    ['time.today', getIstanbulDay()],
    ['time.tomorrow', getIstanbulDay(1)],
    ['tasks.nextTuesday', getNextWeekday(TUESDAY)],
    ['tasks.inAWeek', getIstanbulDay(7)],
  ] as const;
  return (
    <Flex gap="2" mt="2" wrap="wrap">
      {presets.map(([label, day]) => (
        <Button key={label} aria-pressed={values.dueOn === day} onClick={() => void setFieldValue('dueOn', day)}>
          <FormattedMessage id={label} />
        </Button>
      ))}
    </Flex>
  );
}

function DeleteButton({ task, onDeleted }: { task: TaskRowFragment; onDeleted: () => void }) {
  const { formatMessage } = useIntl();
  const [remove] = useDeleteTaskMutation(refetchTasks);
  const [create] = useCreateTaskMutation(refetchTasks);

  async function restore() {
    const { title, dueOn, assignee, quoteRequestId, companyId } = task;
    const input = { title, dueOn: dueOn ?? getIstanbulDay(), assigneeId: assignee?.id, quoteRequestId, companyId };
    try {
      await create({ variables: { input, id: createSubmissionId() } });
    } catch {
      notify({ type: 'error', title: formatMessage({ id: 'tasks.saveFailed' }), topic: 'task' });
    }
  }

  async function deleteTask() {
    try {
      await remove({ variables: { id: task.id } });
    } catch {
      notify({ type: 'error', title: formatMessage({ id: 'tasks.deleteFailed' }), topic: 'task' });
      return;
    }
    notify({
      type: 'success',
      title: formatMessage({ id: 'tasks.deleted' }),
      description: task.title,
      topic: 'task',
      action: { label: formatMessage({ id: 'admin.undo' }), onClick: () => void restore() },
    });
    onDeleted();
  }

  return (
    <Button size="md" me="auto" color="red.fg" onClick={() => void deleteTask()}>
      <FormattedMessage id="admin.delete" />
    </Button>
  );
}
