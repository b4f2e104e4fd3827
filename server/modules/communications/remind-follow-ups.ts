import type { EntityManager } from 'typeorm';
import { array, object, string } from 'yup';
import { brand } from '../../../common/brand.ts';
import { AdminUser } from '../identity/index.ts';
import { addJob, defineJob, type JobTools } from '../../platform/jobs/job.ts';
import type { Fact, Letter } from '../../platform/mail/letter.ts';
import { letterBody } from '../../platform/mail/letter-body.ts';
import { followUpIntl } from './messages.ts';

/** By the company's clock: the reminder of the day goes out at eight; a server that was down then makes up for it until noon. */
const morning = { from: 8, until: 12 };

interface Reminder {
  author: string | null;
  communicationIds: string[];
}

/** Sees to it in the morning that everybody knows whom to get back to. */
export const remindFollowUps = defineJob({
  name: 'remind-follow-ups',
  payload: object({}),
  maxAttempts: 3, // half an hour later tries again
  schedule: '0,30 * * * *',
  run: (_payload, { db }) => db.transaction((tx) => queueReminders(tx)),
});

/**
 * Notes what is due today and queues one message for each colleague who entered some of it; what nobody entered is the sales desk's.
 * Each date of each communication is noted once, whatever the number of nodes and runs.
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
    [timeZone, morning.from, morning.until],
  );
  for (const { author, communicationIds } of reminders)
    await addJob(tx, sendReminder, { adminId: author ?? '', communicationIds });
}

/** Tells one colleague, or the sales desk, whom to get back to today. */
export const sendReminder = defineJob({
  name: 'send-follow-up-reminder',
  payload: object({
    /** '' is the sales desk. */
    adminId: string().defined(),
    communicationIds: array().of(string().uuid().required()).min(1).required(),
  }),
  maxAttempts: 8, // about half a day
  async run({ adminId, communicationIds }, { db, mail, site }) {
    const due = await dueOf(db, communicationIds);
    if (due.length === 0) return; // settled since
    const admin = adminId ? await db.findOneBy(AdminUser, { id: adminId }) : null;
    const letter = letterOf(due, site.publicUrl);
    await mail.send(
      {
        to: admin?.email ?? site.salesEmail,
        subject: letter.title,
        ...letterBody(letter),
      },
      { messageId: `follow-up-${adminId || 'sales'}-${communicationIds[0]}` },
    );
  },
});

interface Due {
  subject: string;
  company: string;
  contact: string | null;
  at: Date;
}

/** Those of them that are still open. */
const dueOf = (db: JobTools['db'], ids: string[]): Promise<Due[]> =>
  db.query<Due[]>(
    `select m.subject, c.name as company, p.name as contact, m.follow_up_date as at
     from communications m
       join companies c on c.id = m.company_id and c.deleted_at is null
       left join contacts p on p.id = m.contact_id
     where m.id = any($1) and m.follow_up_required and m.follow_up_date is not null
     order by m.follow_up_date, m.id`,
    [ids],
  );

function letterOf(due: Due[], publicUrl: string): Letter {
  const say = (id: string, values?: Record<string, string | number>) =>
    followUpIntl.formatMessage({ id: `followUp.${id}` }, values);
  const day = followUpIntl.formatDate(due[0]!.at, { dateStyle: 'long', timeZone: brand.timeZone });
  const facts = due.map(({ at, ...about }): Fact => ({
    label: followUpIntl.formatTime(at, { timeStyle: 'short', timeZone: brand.timeZone }),
    value: [about.subject, about.company, about.contact].filter(Boolean).join(' · '),
    dir: 'auto',
  }));
  return {
    lang: 'tr',
    dir: 'ltr',
    preview: due
      .map(({ company }) => company)
      .join(', ')
      .slice(0, 140),
    title: say('title', { count: due.length }),
    opening: [say('opening')],
    reference: { label: say('day'), value: day },
    facts: [{ title: say('list'), items: facts }],
    action: { label: say('open'), href: new URL('/admin/communications?followUp=DUE', publicUrl).href },
    closing: [],
    why: say('why'),
  };
}
