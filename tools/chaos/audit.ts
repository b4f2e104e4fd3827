import type { EntityManager } from 'typeorm';
import { findWrongLastContacts } from '../../server/testing/last-contact.ts';
import { notesAfter, type EditedRequest, type Submission, type Uploads } from './virtual-users.ts';
import type { FaultySmtpServer } from './smtp-server.ts';
import type { FeedSubscriber } from './feed-subscriber.ts';

export interface AuditResult {
  /** Receipts that do not have exactly one request, company, contact and communication, with one log entry for each of the four. */
  brokenReceipts: number;
  /** Requests without a receipt. */
  unknownRequests: number;
  /** Confirmed edits that are missing, or that are not logged exactly once. */
  brokenEdits: number;
  /** Acknowledged files that are missing, and files that are incomplete. */
  brokenFiles: number;
  /** Log entries that a subscriber of the feed did not receive. */
  missedEvents: number;
  /** Mails of acknowledged requests that were never delivered. */
  unsentMails: number;
  /** Mails that arrived more than once with, or more than once without, an acknowledgement. One repetition after a missing acknowledgement is expected. */
  repeatedMails: number;
  /** Ids of companies whose last contact is not the date of their latest communication. */
  wrongLastContacts: string[];
}

/** Answers that the virtual users received, and what subscribers and mail server have recorded. */
interface AuditInput {
  submissions: Submission[];
  edits: EditedRequest[];
  uploads: Uploads;
  subscribers: FeedSubscriber[];
  smtp: FaultySmtpServer;
}

/** Compares the contents of the database with the answers that virtual users received. The database must not be written to during the audit. */
export async function audit(
  db: EntityManager,
  { submissions, edits, uploads, subscribers, smtp }: AuditInput,
): Promise<AuditResult> {
  const mails = submissions.flatMap(({ receipt: { id } }) => [`confirm-quote-${id}`, `notify-sales-${id}`]);
  const deliveries = mails.map((mail) => smtp.deliveries.get(mail) ?? { acknowledged: 0, unacknowledged: 0 });
  return {
    brokenReceipts: await countBrokenReceipts(db, submissions),
    unknownRequests: await countUnknownRequests(db, submissions),
    brokenEdits: await countBrokenEdits(db, edits),
    brokenFiles: await countBrokenFiles(db, uploads),
    missedEvents: await countMissedEvents(db, subscribers),
    unsentMails: deliveries.filter(({ acknowledged }) => acknowledged === 0).length,
    repeatedMails: deliveries.filter(({ acknowledged, unacknowledged }) => acknowledged > 1 || unacknowledged > 1)
      .length,
    wrongLastContacts: await findWrongLastContacts(db),
  };
}

async function countBrokenReceipts(db: EntityManager, submissions: Submission[]): Promise<number> {
  const columns = [
    submissions.map(({ submissionId }) => submissionId),
    submissions.map(({ receipt }) => receipt.reference),
    submissions.map(({ company }) => company),
    submissions.map(({ email }) => email),
  ];
  const [found] = await db.query<[{ broken: number }]>(
    `with expected as (
       select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as t (submission_id, reference, company, email)
     ), stored as (
       select submission_id,
         (select array_agg(id) from quote_requests where (submission_id, reference) = (t.submission_id, t.reference)) as requests,
         of_company.ids as companies, of_person.ids as people,
         (select array_agg(m.id) from communications m join quote_requests q on q.id = m.quote_request_id
          where q.submission_id = t.submission_id) as messages
       from expected t
       left join (select name, array_agg(id) as ids from companies group by name) of_company on of_company.name = t.company
       left join (select email, array_agg(id) as ids from contacts group by email) of_person on of_person.email = t.email
     )
     select count(*)::int as broken from stored
     where coalesce(cardinality(requests), 0) <> 1 or coalesce(cardinality(companies), 0) <> 1
       or coalesce(cardinality(people), 0) <> 1 or coalesce(cardinality(messages), 0) <> 1
       or (select count(*) from activity_logs where action = 'INSERT'
           and target_id = any (requests || companies || people || messages)) <> 4`,
    columns,
  );
  return found.broken;
}

async function countUnknownRequests(db: EntityManager, submissions: Submission[]): Promise<number> {
  const [found] = await db.query<[{ unknown: number }]>(
    'select count(*)::int as unknown from quote_requests where submission_id <> all ($1)',
    [submissions.map(({ submissionId }) => submissionId)],
  );
  return found.unknown;
}

async function countBrokenEdits(db: EntityManager, edited: EditedRequest[]): Promise<number> {
  let broken = 0;
  for (const { id, edits } of edited) {
    const [found] = await db.query<[{ notes: string; logged: number; different: number }]>(
      `select notes, count(l.id)::int as logged, count(distinct l.changes -> 'notes' ->> 1)::int as different
       from quote_requests q left join activity_logs l on l.target_id = q.id and l.changes ? 'notes'
       where q.id = $1 group by notes`,
      [id],
    );
    if (found.notes !== notesAfter(edits)) broken++;
    broken += Math.abs(found.logged - edits) + Math.abs(found.different - edits);
  }
  return broken;
}

async function countBrokenFiles(db: EntityManager, { ids }: Uploads): Promise<number> {
  const [found] = await db.query<[{ lost: number; incomplete: number }]>(
    `with file as (
       select id, size = coalesce((select sum(octet_length(content)) from attachment_chunks where attachment_id = id), 0) as is_complete
       from attachments
     )
     select (select count(*)::int from unnest($1::uuid[]) as expected (id) where not exists (select from file where file.id = expected.id)) as lost,
       (select count(*)::int from file where not is_complete) as incomplete`,
    [ids],
  );
  return found.lost + found.incomplete;
}

async function countMissedEvents(db: EntityManager, subscribers: FeedSubscriber[]): Promise<number> {
  const entries = await db.query<{ id: string }[]>('select id from activity_logs');
  const missed = await Promise.all(subscribers.map((subscriber) => subscriber.findMissed(entries.map(({ id }) => id))));
  return missed.flat().length;
}
