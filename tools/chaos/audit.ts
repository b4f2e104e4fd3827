import type { EntityManager } from 'typeorm';
import { miscounted } from '../../server/testing/recounts.ts';
import { notesAt, type Edited, type Submitted, type Uploads } from './people.ts';
import type { PostOffice } from './post-office.ts';
import type { Watcher } from './watcher.ts';

export interface Verdict {
  /** Receipts without exactly one request of their reference, company, contact, communication and entry in the log for each of the four. */
  brokenReceipts: number;
  /** Requests that nobody has a receipt for. */
  unknownRequests: number;
  /** Edits that were confirmed and are not there, or stand in the log another time than once. */
  brokenEdits: number;
  /** Files that were acknowledged and are not there, and files that are there by half. */
  brokenFiles: number;
  /** Entries of the log that did not come to somebody who watched. */
  missedEvents: number;
  /** Mails of acknowledged requests that were never taken. */
  unsentMails: number;
  /** Mails that were taken more than once, whoever was killed or cut off meanwhile. */
  repeatedMails: number;
  /** Companies with another date of the last contact than that of their latest communication. */
  miscounted: string[];
}

interface Told {
  receipts: Submitted[];
  edits: Edited[];
  uploads: Uploads;
  watchers: Watcher[];
  office: PostOffice;
}

/** Compares what the database holds with what people were told. Nobody may write meanwhile. */
export async function audit(db: EntityManager, { receipts, edits, uploads, watchers, office }: Told): Promise<Verdict> {
  const mails = receipts.flatMap(({ receipt: { id } }) => [`confirm-quote-${id}`, `notify-sales-${id}`]);
  const takes = mails.map((mail) => office.taken.get(mail) ?? { answered: 0, unanswered: 0 });
  return {
    brokenReceipts: await brokenReceipts(db, receipts),
    unknownRequests: await unknownRequests(db, receipts),
    brokenEdits: await brokenEdits(db, edits),
    brokenFiles: await brokenFiles(db, uploads),
    missedEvents: await missedEvents(db, watchers),
    unsentMails: takes.filter(({ answered }) => answered === 0).length,
    repeatedMails: takes.filter(({ answered, unanswered }) => answered > 1 || unanswered > 1).length,
    miscounted: await miscounted(db),
  };
}

async function brokenReceipts(db: EntityManager, receipts: Submitted[]): Promise<number> {
  const columns = [
    receipts.map(({ submissionId }) => submissionId),
    receipts.map(({ receipt }) => receipt.reference),
    receipts.map(({ company }) => company),
    receipts.map(({ email }) => email),
  ];
  const [found] = await db.query<[{ broken: number }]>(
    `with told as (
       select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as t (submission_id, reference, company, email)
     ), kept as (
       select submission_id,
         (select array_agg(id) from quote_requests where (submission_id, reference) = (t.submission_id, t.reference)) as requests,
         of_company.ids as companies, of_person.ids as people,
         (select array_agg(m.id) from communications m join quote_requests q on q.id = m.quote_request_id
          where q.submission_id = t.submission_id) as messages
       from told t
       left join (select name, array_agg(id) as ids from companies group by name) of_company on of_company.name = t.company
       left join (select email, array_agg(id) as ids from contacts group by email) of_person on of_person.email = t.email
     )
     select count(*)::int as broken from kept
     where coalesce(cardinality(requests), 0) <> 1 or coalesce(cardinality(companies), 0) <> 1
       or coalesce(cardinality(people), 0) <> 1 or coalesce(cardinality(messages), 0) <> 1
       or (select count(*) from activity_logs where action = 'INSERT'
           and target_id = any (requests || companies || people || messages)) <> 4`,
    columns,
  );
  return found.broken;
}

async function unknownRequests(db: EntityManager, receipts: Submitted[]): Promise<number> {
  const [found] = await db.query<[{ unknown: number }]>(
    'select count(*)::int as unknown from quote_requests where submission_id <> all ($1)',
    [receipts.map(({ submissionId }) => submissionId)],
  );
  return found.unknown;
}

async function brokenEdits(db: EntityManager, edited: Edited[]): Promise<number> {
  let broken = 0;
  for (const { id, edits } of edited) {
    const [found] = await db.query<[{ notes: string; logged: number; different: number }]>(
      `select notes, count(l.id)::int as logged, count(distinct l.changes -> 'notes' ->> 1)::int as different
       from quote_requests q left join activity_logs l on l.target_id = q.id and l.changes ? 'notes'
       where q.id = $1 group by notes`,
      [id],
    );
    if (found.notes !== notesAt(edits)) broken++;
    broken += Math.abs(found.logged - edits) + Math.abs(found.different - edits);
  }
  return broken;
}

async function brokenFiles(db: EntityManager, { ids }: Uploads): Promise<number> {
  const [found] = await db.query<[{ lost: number; half: number }]>(
    `with whole as (
       select id, size = coalesce((select sum(octet_length(content)) from attachment_chunks where attachment_id = id), 0) as is_whole
       from attachments
     )
     select (select count(*)::int from unnest($1::uuid[]) as told (id) where not exists (select from whole where whole.id = told.id)) as lost,
       (select count(*)::int from whole where not is_whole) as half`,
    [ids],
  );
  return found.lost + found.half;
}

async function missedEvents(db: EntityManager, watchers: Watcher[]): Promise<number> {
  const entries = await db.query<{ id: string }[]>('select id from activity_logs');
  const missed = await Promise.all(watchers.map((watcher) => watcher.missed(entries.map(({ id }) => id))));
  return missed.flat().length;
}
