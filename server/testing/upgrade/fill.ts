import type { Client } from 'pg';
import * as enums from '../../../common/enums.ts';
import { conversations } from './records/conversations.ts';
import { files } from './records/files.ts';
import { otherForms, requests } from './records/forms.ts';
import { identity } from './records/identity.ts';
import { market, marketing } from './records/market.ts';
import { parties } from './records/parties.ts';
import { formerColleague, hoursBefore, id, inTurn, numbers, personName, staff, Story } from './records/story.ts';
import { awkward } from './records/texts.ts';

/**
 * Fills a migrated database with a few hundred invented records of every kind, through the same triggers as real work and each time the same:
 * ids, dates, texts and chance are fixed.
 * @param db connected as the owner, after the queue's migrations
 */
export async function fill(db: Client): Promise<void> {
  const story = new Story(db);
  await identity(story);
  await parties(story);
  await requests(story);
  await otherForms(story);
  await conversations(story);
  await files(story);
  await marketing(story);
  await market(story);
  await laterChanges(story);
  await queue(db);
  await story.settle();
}

/** What the bin and the log know of records that are gone, and edits. */
async function laterChanges(story: Story): Promise<void> {
  const by = (n: number) => inTurn([...staff.map(({ email }) => email), formerColleague], n);
  const inBin = numbers(13).map((n) => n * 11);
  for (const n of inBin)
    await story.at(hoursBefore(n), by(n), () =>
      story.db.query('update companies set deleted_at = $2 where id = $1', [id('company', n), hoursBefore(n)]),
    );
  for (const n of inBin.slice(0, 3))
    await story.at(hoursBefore(n - 2), by(n), () =>
      story.db.query('update companies set deleted_at = null where id = $1', [id('company', n)]),
    );
  for (const n of [55, 66])
    await story.at(hoursBefore(1), null, () =>
      story.db.query('delete from companies where id = $1', [id('company', n)]),
    );
  for (const n of numbers(30)) {
    await story.at(hoursBefore(70 - n), by(n), () =>
      story.db.query('update contacts set phone = $2, name = $3 where id = $1', [
        id('contact', n * 3),
        '+90 ۱۲۳',
        `${personName(n)} Jr.`,
      ]),
    );
    await story.at(hoursBefore(70 - n), by(n), () =>
      story.db.query('update companies set lead_score = $2, notes = $3, country = $4 where id = $1', [
        id('company', n * 5),
        n,
        inTurn(awkward, n),
        n % 2 ? 'Germany' : 'Turkey',
      ]),
    );
    await story.at(hoursBefore(70 - n), by(n), () =>
      story.db.query('update quote_requests set priority = $2, notes = $3 where id = $1', [
        id('request', n * 6),
        inTurn(enums.priorities, n),
        inTurn(awkward, n),
      ]),
    );
    await story.at(hoursBefore(70 - n), by(n), () =>
      story.db.query('update communications set status = $2, content = $3 where id = $1', [
        id('communication', 200 + n),
        inTurn(enums.communicationStatuses, n),
        inTurn(awkward, n),
      ]),
    );
  }
}

/** Jobs that wait, that failed for good, that replace one another and that share a queue. */
async function queue(db: Client): Promise<void> {
  const add = (name: string, payload: object, about = '') =>
    db.query(`select from graphile_worker.add_job($1, payload := $2::json ${about})`, [name, JSON.stringify(payload)]);
  for (const n of numbers(40)) {
    await add('notify-sales', { quoteRequestId: id('request', n) }, ', max_attempts := 25');
    await add('confirm-quote', { quoteRequestId: id('request', n) }, ', max_attempts := 25');
    await add('send-communication', { communicationId: id('communication', 100 + n) }, ', max_attempts := 12');
  }
  await add('confirm-contact', { contactMessageId: id('message', 1) });
  await add('notify-supplier', { supplierApplicationId: id('application', 1) });
  await add('send-price-alert', { id: id('alert', 5) });
  await add('refresh-market', { insist: false }, `, job_key := 'refresh-market'`);
  await add('remind-follow-ups', {}, `, queue_name := 'one at a time'`);
  const [first, last] = [hoursBefore(24 * 700), hoursBefore(0)];
  await db.query(`
    update graphile_worker._private_jobs
    set run_at = timestamptz '${last}' + id * interval '1 minute', created_at = '${last}', updated_at = '${last}';
    update graphile_worker._private_jobs
    set attempts = max_attempts, last_error = e'Error: 550 "refused"\\n    at send' where id % 10 = 0;
    update graphile_worker.migrations set ts = '${first}';
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('refresh-market', '${first}', '${last}'), ('remind-follow-ups', '${first}', null)`);
}
