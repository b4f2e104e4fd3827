import type { Client } from 'pg';
import * as enums from '../../../common/enums.ts';
import { insertConversations } from './records/conversations.ts';
import { insertFiles } from './records/files.ts';
import { insertOtherForms, insertRequests } from './records/forms.ts';
import { insertIdentity } from './records/identity.ts';
import { insertMarket, insertMarketing } from './records/market.ts';
import { insertParties } from './records/parties.ts';
import {
  formerColleague,
  hoursBeforeEnd,
  id,
  cycle,
  countTo,
  personName,
  staff,
  FixtureWriter,
} from './records/fixture-writer.ts';
import { edgeCaseTexts } from './records/texts.ts';

/**
 * Fills a migrated database with some thousand generated records of the kinds below. Triggers run as in production. Ids, dates, texts and random
 * numbers are fixed, so the result is always the same.
 * @param db connected as the owner, after the migrations of the job queue
 */
export async function fillDatabase(db: Client): Promise<void> {
  const writer = new FixtureWriter(db);
  await insertIdentity(writer);
  await insertParties(writer);
  await insertRequests(writer);
  await insertOtherForms(writer);
  await insertConversations(writer);
  await insertFiles(writer);
  await insertMarketing(writer);
  await insertMarket(writer);
  await changeRecords(writer);
  await addJobs(db);
  await writer.alignUpdatedAt();
}

/** Moves companies to the bin, restores and deletes some, and edits contacts, companies, requests and communications. */
async function changeRecords(writer: FixtureWriter): Promise<void> {
  const by = (n: number) => cycle([...staff.map(({ email }) => email), formerColleague], n);
  const inBin = countTo(13).map((n) => n * 11);
  for (const n of inBin)
    await writer.at(hoursBeforeEnd(n), by(n), () =>
      writer.db.query('update companies set deleted_at = $2 where id = $1', [id('company', n), hoursBeforeEnd(n)]),
    );
  for (const n of inBin.slice(0, 3))
    await writer.at(hoursBeforeEnd(n - 2), by(n), () =>
      writer.db.query('update companies set deleted_at = null where id = $1', [id('company', n)]),
    );
  for (const n of [55, 66])
    await writer.at(hoursBeforeEnd(1), null, () =>
      writer.db.query('delete from companies where id = $1', [id('company', n)]),
    );
  for (const n of countTo(30)) {
    await writer.at(hoursBeforeEnd(70 - n), by(n), () =>
      writer.db.query('update contacts set phone = $2, name = $3 where id = $1', [
        id('contact', n * 3),
        '+90 ۱۲۳',
        `${personName(n)} Jr.`,
      ]),
    );
    await writer.at(hoursBeforeEnd(70 - n), by(n), () =>
      writer.db.query('update companies set lead_score = $2, notes = $3, country = $4 where id = $1', [
        id('company', n * 5),
        n,
        cycle(edgeCaseTexts, n),
        n % 2 ? 'Germany' : 'Turkey',
      ]),
    );
    await writer.at(hoursBeforeEnd(70 - n), by(n), () =>
      writer.db.query('update quote_requests set priority = $2, notes = $3 where id = $1', [
        id('request', n * 6),
        cycle(enums.priorities, n),
        cycle(edgeCaseTexts, n),
      ]),
    );
    await writer.at(hoursBeforeEnd(70 - n), by(n), () =>
      writer.db.query('update communications set status = $2, content = $3 where id = $1', [
        id('communication', 200 + n),
        cycle(enums.communicationStatuses, n),
        cycle(edgeCaseTexts, n),
      ]),
    );
  }
}

/** Adds jobs: waiting, permanently failed, with a job key, and with a queue name. */
async function addJobs(db: Client): Promise<void> {
  const add = (name: string, payload: object, overrides = '') =>
    db.query(`select from graphile_worker.add_job($1, payload := $2::json ${overrides})`, [
      name,
      JSON.stringify(payload),
    ]);
  for (const n of countTo(40)) {
    await add('notify-sales', { quoteRequestId: id('request', n) }, ', max_attempts := 25');
    await add('confirm-quote', { quoteRequestId: id('request', n) }, ', max_attempts := 25');
    await add('send-communication', { communicationId: id('communication', 100 + n) }, ', max_attempts := 12');
  }
  await add('confirm-contact', { contactMessageId: id('message', 1) });
  await add('notify-supplier', { supplierApplicationId: id('application', 1) });
  await add('send-price-alert', { id: id('alert', 5) });
  await add('refresh-market', { insist: false }, `, job_key := 'refresh-market'`);
  await add('remind-follow-ups', {}, `, queue_name := 'one at a time'`);
  const [first, last] = [hoursBeforeEnd(24 * 700), hoursBeforeEnd(0)];
  await db.query(`
    update graphile_worker._private_jobs
    set run_at = timestamptz '${last}' + id * interval '1 minute', created_at = '${last}', updated_at = '${last}';
    update graphile_worker._private_jobs
    set attempts = max_attempts, last_error = e'Error: 550 "refused"\\n    at send' where id % 10 = 0;
    update graphile_worker.migrations set ts = '${first}';
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('refresh-market', '${first}', '${last}'), ('remind-follow-ups', '${first}', null)`);
}
