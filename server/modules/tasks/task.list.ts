import sql, { type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { brand } from '../../../common/brand.ts';
import type { TaskState } from '../../../common/enums.ts';
import { fetchPage, latestFirst, type Order, type Page, type PageArgs } from '../../platform/database/pagination.ts';
import { equal, isUuid } from '../../platform/database/rows.ts';
import { Task } from './task.entity.ts';
import type { TaskFilter } from './task.input.ts';

/** Replaces the missing day of a follow-up in the sort order and in cursors, so that it comes last. */
const NO_DAY = '9999-12-31';

/** Earliest day first; follow-ups without a day come last. */
const earliestFirst: Order<Task> = {
  key: sql`coalesce(due_on, ${NO_DAY})`,
  direction: 'asc',
  keyOf: ({ dueOn }) => dueOn ?? NO_DAY,
  isKey: (key) => /^\d{4}-\d\d-\d\d$/.test(key),
  isId: isUuid,
};
const latestDoneFirst = latestFirst<Task>(sql`done_at`, 'doneAt');

const today = sql`to_char(now() at time zone ${brand.timeZone}, 'YYYY-MM-DD')`;
const stateConditions: Record<TaskState, Sql[]> = {
  open: [sql`done_at is null`],
  due: [sql`done_at is null`, sql`due_on <= ${today}`],
  overdue: [sql`done_at is null`, sql`due_on < ${today}`],
  done: [sql`done_at is not null`],
};

/**
 * Lists tasks and open follow-ups: open ones by day, earliest first, done ones by completion, latest first.
 * @param assigneeId only tasks of this admin user; null for the tasks of everybody
 * @throws BAD_USER_INPUT for an invalid page
 */
export function listTasks(
  db: DataSource,
  { state, quoteRequestId, companyId }: TaskFilter,
  assigneeId: string | null,
  page: PageArgs,
): Promise<Page<Task>> {
  const ids = [quoteRequestId, companyId].filter((id) => id != null);
  const where = ids.every(isUuid)
    ? [
        ...stateConditions[state ?? 'open'],
        ...equal({ quote_request_id: quoteRequestId, company_id: companyId, assignee_id: assigneeId }),
      ]
    : [sql`false`];
  const order = state === 'done' ? latestDoneFirst : earliestFirst;
  return fetchPage(db, { entity: Task, where, order }, page);
}
