import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useTasksQuery } from '../../graphql/generated.ts';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { PaneSection } from '../kit/record-screen.tsx';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { NewTaskButton } from './new-task-button.tsx';
import { TaskList } from './task-list.tsx';

/** Exactly one of the two. */
interface Props {
  quoteRequestId?: string;
  companyId?: string;
}

/** The open tasks and follow-ups of a quote request or company, with a button for a new one. */
export function RecordTasks(record: Props) {
  const { data, error, refetch, observable } = useTasksQuery({
    variables: { filter: { state: 'OPEN', ...record }, first: 20 },
    fetchPolicy: 'cache-and-network',
  });
  useRefetchOnActivity(observable);
  const tasks = data?.tasks.edges.map(({ node }) => node).filter(({ doneAt }) => !doneAt);
  return (
    <PaneSection title="tasks.title">
      {error && <ErrorStrip title="tasks.failed" error={error} onRetry={() => void refetch()} />}
      {tasks?.length === 0 && (
        <chakra.p color="fg.subtle">
          <FormattedMessage id="tasks.none" />
        </chakra.p>
      )}
      {tasks && tasks.length > 0 && <TaskList tasks={tasks} isNarrow />}
      <chakra.div mt="2" ms="-2">
        <NewTaskButton {...record} />
      </chakra.div>
    </PaneSection>
  );
}
