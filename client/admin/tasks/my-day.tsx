import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { getDayDifference, getIstanbulDay } from '../../../common/istanbul-day.ts';
import { useTasksQuery } from '../../graphql/generated.ts';
import { AttentionMark } from '../kit/attention-mark.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { NothingDue } from '../kit/empty-drawings.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Section } from '../kit/section.tsx';
import { Tab, Tabs } from '../kit/tabs.tsx';
import { flag, useUrlFilter } from '../kit/use-url-filter.ts';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { NewTaskButton } from './new-task-button.tsx';
import { TaskList } from './task-list.tsx';

const MAX_ROWS = 12;
const height = { base: '60px', md: '40px' };
const filterFields = { team: flag };

/** The open tasks and follow-ups of the user, or of the whole team (`?team=true`): overdue ones, those of today, later ones. */
export function MyDay({ order }: { order?: number }) {
  const [{ team = false }, setFilter] = useUrlFilter(filterFields);
  const { data, previousData, error, refetch, observable } = useTasksQuery({
    variables: { mine: !team, filter: { state: 'OPEN' }, first: MAX_ROWS },
    fetchPolicy: 'cache-and-network',
  });
  useRefetchOnActivity(observable);
  const tasks = (data ?? previousData)?.tasks.edges.map(({ node }) => node).filter(({ doneAt }) => !doneAt);

  const today = getIstanbulDay();
  const daysUntil = (dueOn: string | null) => (dueOn ? getDayDifference(today, dueOn) : Infinity);
  const groups = [
    { title: 'tasks.late', tasks: tasks?.filter(({ dueOn }) => daysUntil(dueOn) < 0) },
    { title: 'tasks.today', tasks: tasks?.filter(({ dueOn }) => daysUntil(dueOn) === 0) },
    { title: 'tasks.later', tasks: tasks?.filter(({ dueOn }) => daysUntil(dueOn) > 0) },
  ];
  const lateCount = groups[0]?.tasks?.length ?? 0;

  return (
    <Section
      title="tasks.myDay"
      order={order}
      note={
        lateCount > 0 && (
          <AttentionMark>
            <FormattedMessage id="tasks.lateCount" values={{ count: lateCount, more: lateCount === MAX_ROWS }} />
          </AttentionMark>
        )
      }
      aside={
        <Flex align="center" gap="2">
          <NewTaskButton isCompact />
          <Tabs label="tasks.whose">
            <Tab pressed={!team} onPress={() => setFilter({ team: null })} label="tasks.mine" />
            <Tab pressed={team} onPress={() => setFilter({ team: true })} label="tasks.team" />
          </Tabs>
        </Flex>
      }
    >
      {error && <ErrorStrip title="tasks.failed" error={error} onRetry={() => void refetch()} />}
      {!tasks && !error && <SkeletonRows height={height} count={4} />}
      {tasks?.length === 0 && <EmptyState drawing={NothingDue} message="tasks.empty" />}
      {groups.map(
        (group) =>
          group.tasks &&
          group.tasks.length > 0 && (
            <div key={group.title}>
              <GroupTitle>
                <FormattedMessage id={group.title} />
              </GroupTitle>
              <TaskList tasks={group.tasks} />
            </div>
          ),
      )}
    </Section>
  );
}

const GroupTitle = chakra('h3', {
  base: {
    px: { base: '4', md: '5' },
    py: '1.5',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    textStyle: 'meta',
    color: 'fg.muted',
  },
});
