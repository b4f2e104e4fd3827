import { useIntl } from 'react-intl';
import { useCompleteTaskMutation, useReopenTaskMutation, type TaskRowFragment } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { useUndo } from '../kit/use-undo.ts';

const refetchTasks = { refetchQueries: ['Tasks'] };

/**
 * Returns a function that completes a task. The row disappears immediately and returns with an error toast when the server refuses. The success
 * toast and the key Z open the task again.
 */
export function useCompleteTask() {
  const { formatMessage } = useIntl();
  const [complete] = useCompleteTaskMutation();
  const [reopen] = useReopenTaskMutation(refetchTasks);
  const { remember, undo } = useUndo();

  const showFailure = (title: string, retry: () => void) =>
    notify({
      type: 'error',
      title: formatMessage({ id: title }),
      topic: 'task',
      action: { label: formatMessage({ id: 'admin.retry' }), onClick: retry },
    });

  async function reopenTask(id: string): Promise<void> {
    try {
      await reopen({ variables: { id } });
    } catch {
      showFailure('tasks.reopenFailed', () => void reopenTask(id));
    }
  }

  return async function completeTask(task: TaskRowFragment): Promise<void> {
    try {
      await complete({
        variables: { id: task.id },
        optimisticResponse: { completeTask: { ...task, doneAt: new Date().toISOString() } },
      });
    } catch {
      showFailure('tasks.completeFailed', () => void completeTask(task));
      return;
    }
    remember(() => void reopenTask(task.id));
    notify({
      type: 'success',
      title: formatMessage({ id: 'tasks.completed' }),
      description: task.title,
      topic: 'task',
      action: { label: formatMessage({ id: 'admin.undo' }), onClick: undo },
    });
  };
}
