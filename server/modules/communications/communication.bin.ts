import type { EntityManager } from 'typeorm';
import { object } from 'yup';
import { retention } from '../../../common/retention.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { addJob, defineJob } from '../../platform/jobs/job.ts';
import { Communication } from './communication.entity.ts';
import { lockCommunication } from './communication.service.ts';
import { sendCommunication } from './send-communication.ts';

/**
 * Moves a communication into the table communications_bin. Answers to it are kept. A mail that is still queued is not sent.
 * @throws NOT_FOUND
 */
export async function deleteCommunication(tx: EntityManager, id: string): Promise<boolean> {
  await lockCommunication(tx, id);
  await tx.query(
    `insert into communications_bin (id, company_id, record, answers)
     select id, company_id, to_jsonb(deleted), array(select id from communications where reply_to_id = deleted.id)
     from communications deleted where id = $1`,
    [id],
  );
  await tx.delete(Communication, { id });
  return true;
}

/**
 * Restores a deleted communication; does nothing when it is not deleted. References to records that were removed in the meantime
 * become null. A mail that was not sent yet is queued again.
 * @throws NOT_FOUND, also when its company is deleted
 */
export async function restoreCommunication(tx: EntityManager, id: string): Promise<Communication> {
  if (isUuid(id)) await restoreFromBin(tx, id);
  const restored = await lockCommunication(tx, id);
  if (restored.recipient && !restored.sentAt && restored.status !== 'failed')
    await addJob(tx, sendCommunication, { communicationId: id });
  return restored;
}

async function restoreFromBin(tx: EntityManager, id: string): Promise<void> {
  await tx.query(`set local kordon.restoring = 'on'`); // makes the trigger log a restore; `created_at` comes from the record
  const columns = tx.dataSource.getMetadata(Communication).columns.map(({ databaseName }) => databaseName);
  // Of two simultaneous calls the second waits for the row lock and then finds no row.
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

/** Permanently removes communications whose time to be restored is over. */
export const removeDeletedCommunications = defineJob({
  name: 'remove-deleted-communications',
  payload: object({}),
  maxAttempts: 3, // the next scheduled run tries again
  schedule: '51 1 * * *',
  async run(_payload, { db }) {
    await db.query('delete from communications_bin where deleted_at < now() - make_interval(days => $1)', [
      retention.deletedRecords.days,
    ]);
  },
});
