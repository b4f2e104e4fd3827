import type { EntityManager } from 'typeorm';
import { object } from 'yup';
import { isUuid } from '../../platform/database/rows.ts';
import { addJob, defineJob } from '../../platform/jobs/job.ts';
import { Communication } from './communication.entity.ts';
import { presentCommunication } from './communication.service.ts';
import { sendCommunication } from './send-communication.ts';

/** Days in the bin after which a communication cannot be restored. */
const kept = 30;

/**
 * Puts a communication into the bin; answers to it stay. Mail that was not sent yet is not sent.
 * @throws NOT_FOUND
 */
export async function deleteCommunication(tx: EntityManager, id: string): Promise<boolean> {
  await presentCommunication(tx, id);
  await tx.query(
    `insert into communications_bin (id, company_id, record, answers)
     select id, company_id, to_jsonb(said), array(select id from communications where reply_to_id = said.id)
     from communications said where id = $1`,
    [id],
  );
  await tx.delete(Communication, { id });
  return true;
}

/**
 * Takes a communication out of the bin; one that is not in it stays as it is. What it referred to and is gone since is left out; mail
 * that was not sent yet is sent.
 * @throws NOT_FOUND, also where its company is in the bin
 */
export async function restoreCommunication(tx: EntityManager, id: string): Promise<Communication> {
  if (isUuid(id)) await takeOut(tx, id);
  const restored = await presentCommunication(tx, id);
  if (restored.recipient && !restored.sentAt && restored.status !== 'failed')
    await addJob(tx, sendCommunication, { communicationId: id });
  return restored;
}

async function takeOut(tx: EntityManager, id: string): Promise<void> {
  await tx.query(`set local kordon.restoring = 'on'`); // it came back now; when it took place stands in the record
  const columns = tx.connection.getMetadata(Communication).columns.map(({ databaseName }) => databaseName);
  // Two at once: the second waits for the row in the bin, and then finds none.
  const [taken] = await tx.query<{ answers: string[] }[]>(
    `with taken as (
       delete from communications_bin
       where id = $1 and exists (select from companies where id = company_id and deleted_at is null)
       returning record, answers
     ), made as (
       insert into communications (${columns.join()})
       select ${columns.join()} from taken, jsonb_populate_record(null::communications, record || jsonb_build_object(
         'contact_id', (select id from contacts where id = (record ->> 'contact_id')::uuid),
         'quote_request_id', (select id from quote_requests where id = (record ->> 'quote_request_id')::uuid),
         'reply_to_id', (select id from communications where id = (record ->> 'reply_to_id')::uuid),
         'created_by', (select id from admin_users where id = (record ->> 'created_by')::uuid)
       ))
     )
     select answers from taken`,
    [id],
  );
  await tx.query(`set local kordon.restoring = 'off'`);
  if (!taken) return;
  await tx.query('update communications set reply_to_id = $1 where id = any($2)', [id, taken.answers]);
}

/** Removes for good what has been in the bin for 30 days. */
export const removeDeletedCommunications = defineJob({
  name: 'remove-deleted-communications',
  payload: object({}),
  maxAttempts: 3, // the next night tries again
  schedule: '51 1 * * *',
  async run(_payload, { db }) {
    await db.query('delete from communications_bin where deleted_at < now() - make_interval(days => $1)', [kept]);
  },
});
