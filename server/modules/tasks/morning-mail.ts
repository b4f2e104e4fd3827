import type { EntityManager } from 'typeorm';
import { object, string } from 'yup';
import { brand } from '../../../common/brand.ts';
import { getDayDifference } from '../../../common/istanbul-day.ts';
import { getRecordPath } from '../../../common/record-path.ts';
import { addJob, defineJob } from '../../platform/jobs/job.ts';
import type { LabelledValue, MailContent } from '../../platform/mail/mail-content.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import { createServerIntl, readMessages } from '../../platform/messages.ts';
import { findEnabledAdmin, type AdminUser } from '../identity/index.ts';
import { listChoices, notifyStaff, visibleRecords } from '../notifications/index.ts';

const intl = createServerIntl('tr', readMessages(new URL('./messages.tr.json', import.meta.url)));

/** Hours in the company's time zone. The mails are sent at eight; a server that was down at eight catches up until noon. */
const MORNING_HOURS = { from: 8, until: 12 };
/** Maximum number of tasks in each list of the mail. */
const MAX_LISTED = 20;

/** Mails everybody the tasks and follow-ups that are due or overdue. */
export const queueMorningMails = defineJob({
  name: 'remind-follow-ups', // kept when the constant was renamed: the queue knows the schedule by this name
  payload: object({}),
  maxAttempts: 3, // the next scheduled run, half an hour later, tries again
  schedule: '0,30 * * * *',
  run: (_payload, { db }) => db.transaction((tx) => queueMorning(tx)),
});

interface DueTasks {
  /** Enabled admin user; null for tasks without an assignee and for those of disabled users. */
  assigneeId: string | null;
  /** Ids of the tasks that are due today, which are also notifications in the panel. */
  today: string[];
}

/**
 * Queues one mail for each person with something due, and one to the sales desk for tasks without an active assignee. The table
 * morning_mails records the day, so that a second run, also at the same instant, does nothing.
 */
export async function queueMorning(tx: EntityManager, timeZone: string = brand.timeZone): Promise<void> {
  const [morning] = await tx.query<{ day: string }[]>(
    `insert into morning_mails (day)
     select (now() at time zone $1)::date
     where extract(hour from now() at time zone $1) >= $2 and extract(hour from now() at time zone $1) < $3
     on conflict do nothing returning day::text`,
    [timeZone, MORNING_HOURS.from, MORNING_HOURS.until],
  );
  if (!morning) return;
  const { day } = morning;
  await tx.query('delete from morning_mails where day < $1::date - 7', [day]);
  const people = await tx.query<DueTasks[]>(
    `select admin.id as "assigneeId", coalesce(array_agg(task.id) filter (where due_on = $1), '{}') as today
     from task_items task left join admin_users admin on admin.id = assignee_id and admin.disabled_at is null
     where done_at is null and due_on <= $1 group by admin.id order by admin.id`,
    [day],
  );
  for (const { assigneeId, today } of people) {
    await notifyStaff(
      tx,
      { kind: 'task_due', recordType: 'task' },
      today.map((recordId) => ({ recordId, recipientId: assigneeId })),
    );
    if (assigneeId === null || (await wantsMail(tx, assigneeId)))
      await addJob(tx, sendMorningMail, { adminId: assigneeId ?? '', day });
  }
}

const wantsMail = async (tx: EntityManager, adminId: string): Promise<boolean> =>
  (await listChoices(tx, adminId)).some(({ kind, byMail }) => kind === 'task_due' && byMail);

/** Sends the morning mail of one admin user or of the sales desk. */
export const sendMorningMail = defineJob({
  name: 'send-morning-mail',
  payload: object({
    /** '' means the sales desk. */
    adminId: string().defined(),
    /** Day in Istanbul, like 2026-12-01. */
    day: string().required(),
  }),
  maxAttempts: 8, // about half a day
  async run({ adminId, day }, { db, mail, site }) {
    const admin = adminId ? await findEnabledAdmin(db, adminId) : null;
    if (adminId && !admin) return; // deleted or disabled in the meantime
    const due = await findDueTasks(admin ? visibleRecords(db, admin) : db, admin, day);
    if (due.length === 0) return; // all are done in the meantime
    const content = createContent(due, { admin, day, publicUrl: site.publicUrl });
    await mail.send(
      { to: admin?.email ?? site.salesEmail, subject: content.title, ...renderMail(content) },
      { messageId: `morning-${adminId || 'sales'}-${day}` },
    );
  },
});

interface DueTask {
  title: string;
  dueOn: string;
  company: string | null;
  quoteRequestId: string | null;
  companyId: string | null;
  communicationId: string | null;
}

const findDueTasks = (db: EntityManager, admin: AdminUser | null, day: string): Promise<DueTask[]> =>
  db.query<DueTask[]>(
    `select task.title, task.due_on as "dueOn", c.name as company, task.quote_request_id as "quoteRequestId",
       task.company_id as "companyId", task.communication_id as "communicationId"
     from task_items task
       left join companies c on c.id = task.company_id
       left join admin_users admin on admin.id = task.assignee_id and admin.disabled_at is null
     where task.done_at is null and task.due_on <= $1 and admin.id is not distinct from $2
     order by task.due_on, task.created_at, task.id`,
    [day, admin?.id ?? null],
  );

interface ContentOptions {
  admin: AdminUser | null;
  day: string;
  publicUrl: string;
}

function createContent(due: DueTask[], { admin, day, publicUrl }: ContentOptions): MailContent {
  const format = (id: string, values?: Record<string, string | number | boolean>) =>
    intl.formatMessage({ id: `morning.${id}` }, values);
  const toUrl = (path: string) => new URL(path, publicUrl).href;
  const toDetail = ({ title, dueOn, company, ...ids }: DueTask): LabelledValue => ({
    label:
      dueOn < day
        ? format('daysLate', { count: getDayDifference(dueOn, day) })
        : format(ids.communicationId ? 'followUp' : 'task'),
    value: [title, company].filter(Boolean).join(' · '),
    dir: 'auto',
    href: toUrl(getRecordPath(ids) ?? '/admin'),
  });
  const lists = [
    { title: format('late'), tasks: due.filter(({ dueOn }) => dueOn < day) },
    { title: format('today'), tasks: due.filter(({ dueOn }) => dueOn === day) },
  ];
  const [late, today] = lists.map(({ tasks }) => tasks.length) as [number, number];
  return {
    lang: 'tr',
    dir: 'ltr',
    preview: due
      .slice(0, 5)
      .map(({ title }) => title)
      .join(', ')
      .slice(0, 140),
    title: format('title', { due: today, late, both: late > 0 && today > 0 }),
    opening: admin ? [format('hello', { name: admin.name }), format('opening')] : [format('openingDesk')],
    reference: {
      label: format('day'),
      value: intl.formatDate(`${day}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }),
    },
    details: lists
      .filter(({ tasks }) => tasks.length > 0)
      .map(({ title, tasks }) => ({
        title,
        items: [
          ...tasks.slice(0, MAX_LISTED).map(toDetail),
          ...(tasks.length > MAX_LISTED
            ? [{ label: format('others'), value: format('more', { count: tasks.length - MAX_LISTED }) }]
            : []),
        ],
      })),
    action: { label: format('open'), href: toUrl(admin ? '/admin' : '/admin?team=true') },
    closing: [],
    why: format(admin ? 'why' : 'whyDesk'),
  };
}
