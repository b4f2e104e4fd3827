import type { EntityManager } from 'typeorm';
import { array, object, string } from 'yup';
import { brand } from '../../../common/brand.ts';
import { AdminUser } from '../identity/index.ts';
import { addJob, defineJob, type JobTools } from '../../platform/jobs/job.ts';
import type { Fact, Letter } from '../../platform/mail/letter.ts';
import { renderLetter } from '../../platform/mail/render-letter.ts';
import { followUpIntl } from './messages.ts';

/** Hours in the company's time zone. Reminders are sent at eight; a server that was down at eight catches up until noon. */
const REMINDER_HOURS = { from: 8, until: 12 };

interface Reminder {
  author: string | null;
  communicationIds: string[];
}

/** Sends the reminders of follow-ups that are due today. */
export const remindFollowUps = defineJob({
  name: 'remind-follow-ups',
  payload: object({}),
  maxAttempts: 3, // the next scheduled run, half an hour later, tries again
  schedule: '0,30 * * * *',
  run: (_payload, { db }) => db.transaction((tx) => queueReminders(tx)),
});

/**
 * Queues one mail per author of the communications whose follow-up is due today; the sales desk receives those without an author.
 * The table follow_up_reminders records each reminded date of a communication, so that no date is reminded twice.
 */
export async function queueReminders(tx: EntityManager, timeZone: string = brand.timeZone): Promise<void> {
  const reminders = await tx.query<Reminder[]>(
    `with due as (
       select m.id, m.follow_up_date,
         (select a.id from admin_users a where a.id = m.created_by and a.disabled_at is null) as author
       from communications m join companies c on c.id = m.company_id and c.deleted_at is null
       where follow_up_required
         and follow_up_date >= (now() at time zone $1)::date::timestamp at time zone $1
         and follow_up_date < ((now() at time zone $1)::date + 1)::timestamp at time zone $1
         and extract(hour from now() at time zone $1) >= $2 and extract(hour from now() at time zone $1) < $3
     ), noted as (
       insert into follow_up_reminders (communication_id, follow_up_date) select id, follow_up_date from due
       on conflict do nothing returning communication_id
     )
     select author, array_agg(id order by follow_up_date, id) as "communicationIds"
     from due join noted on communication_id = id group by author`,
    [timeZone, REMINDER_HOURS.from, REMINDER_HOURS.until],
  );
  for (const { author, communicationIds } of reminders)
    await addJob(tx, sendReminder, { adminId: author ?? '', communicationIds });
}

/** Sends the reminder of one admin user or of the sales desk. */
export const sendReminder = defineJob({
  name: 'send-follow-up-reminder',
  payload: object({
    /** '' means the sales desk. */
    adminId: string().defined(),
    communicationIds: array().of(string().uuid().required()).min(1).required(),
  }),
  maxAttempts: 8, // about half a day
  async run({ adminId, communicationIds }, { db, mail, site }) {
    const due = await findOpenFollowUps(db, communicationIds);
    if (due.length === 0) return; // all are done in the meantime
    const admin = adminId ? await db.findOneBy(AdminUser, { id: adminId }) : null;
    const letter = buildLetter(due, site.publicUrl);
    await mail.send(
      {
        to: admin?.email ?? site.salesEmail,
        subject: letter.title,
        ...renderLetter(letter),
      },
      { messageId: `follow-up-${adminId || 'sales'}-${communicationIds[0]}` },
    );
  },
});

interface FollowUp {
  subject: string;
  company: string;
  contact: string | null;
  at: Date;
}

const findOpenFollowUps = (db: JobTools['db'], ids: string[]): Promise<FollowUp[]> =>
  db.query<FollowUp[]>(
    `select m.subject, c.name as company, p.name as contact, m.follow_up_date as at
     from communications m
       join companies c on c.id = m.company_id and c.deleted_at is null
       left join contacts p on p.id = m.contact_id
     where m.id = any($1) and m.follow_up_required and m.follow_up_date is not null
     order by m.follow_up_date, m.id`,
    [ids],
  );

function buildLetter(due: FollowUp[], publicUrl: string): Letter {
  const format = (id: string, values?: Record<string, string | number>) =>
    followUpIntl.formatMessage({ id: `followUp.${id}` }, values);
  const day = followUpIntl.formatDate(due[0]!.at, { dateStyle: 'long', timeZone: brand.timeZone });
  const facts = due.map(({ at, ...followUp }): Fact => ({
    label: followUpIntl.formatTime(at, { timeStyle: 'short', timeZone: brand.timeZone }),
    value: [followUp.subject, followUp.company, followUp.contact].filter(Boolean).join(' · '),
    dir: 'auto',
  }));
  return {
    lang: 'tr',
    dir: 'ltr',
    preview: due
      .map(({ company }) => company)
      .join(', ')
      .slice(0, 140),
    title: format('title', { count: due.length }),
    opening: [format('opening')],
    reference: { label: format('day'), value: day },
    facts: [{ title: format('list'), items: facts }],
    action: { label: format('open'), href: new URL('/admin/communications?followUp=DUE', publicUrl).href },
    closing: [],
    why: format('why'),
  };
}
