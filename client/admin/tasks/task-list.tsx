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

/** Rows of open tasks. A completed one disappears at once. */
export function TaskList({ tasks, isNarrow }: Props) {
  const completeTask = useCompleteTask();
  const [edited, setEdited] = useState<TaskRowFragment>();
  return (
    <>
      <chakra.ul>
        {tasks.map((task) => (
          <li key={task.id}>
            <TaskRow
              task={task}
              isNarrow={isNarrow}
              onComplete={() => void completeTask(task)}
              onEdit={() => setEdited(task)}
            />
          </li>
        ))}
      </chakra.ul>
      <Suspense>{edited && <TaskDialog task={edited} onClose={() => setEdited(undefined)} />}</Suspense>
    </>
  );
}
