import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import type { TaskRowFragment } from '../../graphql/generated.ts';
import { TaskRow } from './task-row.tsx';
import { useCompleteTask } from './use-complete-task.ts';

const TaskDialog = lazy(async () => ({ default: (await import('./task-dialog.tsx')).TaskDialog }));

interface Props {
  tasks: readonly TaskRowFragment[];
  isNarrow?: boolean;
}

/** Rows of open tasks. A completed one disappears immediately. */
export function TaskList({ tasks, isNarrow }: Props) {
  const completeTask = useCompleteTask();
  const [taskToEdit, setTaskToEdit] = useState<TaskRowFragment>();
  return (
    <>
      <chakra.ul>
        {tasks.map((task) => (
          <li key={task.id}>
            <TaskRow
              task={task}
              isNarrow={isNarrow}
              onComplete={() => void completeTask(task)}
              onEdit={() => setTaskToEdit(task)}
            />
          </li>
        ))}
      </chakra.ul>
      <Suspense>{taskToEdit && <TaskDialog task={taskToEdit} onClose={() => setTaskToEdit(undefined)} />}</Suspense>
    </>
  );
}
