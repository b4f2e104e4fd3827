import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { reasons } from '../../../common/forms/reasons.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { lockLead } from '../parties/index.ts';
import { findPerson, listPersonRows, toPhoneKey, type Person } from './person.ts';
import { createPatterns, redactTexts, type PersonPatterns } from './redaction.ts';

/** Result of an erasure: how many rows were removed, redacted or kept. */
export interface Erasure {
  /** Deleted rows by table. */
  erased: Record<string, number>;
  /** Rows of other records in which the person was named, by table. */
  redacted: Record<string, number>;
  /** Rows that have to be kept by law, by table, with the reason. `anonymized` rows do not name the person any more. */
  kept: Record<string, { count: number; reason: 'commercial'; anonymized: boolean }>;
}

/** Thrown to roll back a dry run. */
class DryRun extends Error {}

/** Returns what an erasure would remove. It runs the erasure and rolls it back, so that both count the same. */
export async function previewErasure(tx: EntityManager, key: string): Promise<Erasure> {
  let preview: Erasure | undefined;
  await tx
    .transaction(async (nested) => {
      preview = await erasePerson(nested, key);
      throw new DryRun();
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRun)) throw error;
    });
  return preview!;
}

/**
 * Erases all data of a person, except what has to be kept by law. A form that the person submits at the same time is either stored before
 * and erased, or stored afterwards as new data, because both take the lock of the mailbox; a second erasure waits for the first one.
 * @param key e-mail address, or the phone number of a person without one
 * @throws BAD_USER_INPUT for the mailbox of an admin user
 */
export async function erasePerson(tx: EntityManager, key: string): Promise<Erasure> {
  const isMailbox = key.includes('@');
  await lockLead(tx, randomUUID(), {
    email: isMailbox ? key.trim() : null,
    domain: null,
    company: null,
    phone: isMailbox ? null : toPhoneKey(key),
  });
  // Texts of all records are searched, which takes longer than other statements may.
  await tx.query('set local statement_timeout = 0');
  const person = await findPerson(tx, key);
  await refuseStaff(tx, person);
  const patterns = await createPatterns(tx, person);
  const found = await listPersonRows(tx, person);

  const erasure: Erasure = { erased: {}, redacted: {}, kept: {} };
  for (const { table, ids, keptIds } of found.toReversed()) {
    const { table: name, key: column = 'id', anonymize } = table;
    if (keptIds.length > 0) {
      erasure.kept[name] = { count: keptIds.length, reason: 'commercial', anonymized: Boolean(anonymize) };
      if (anonymize) await tx.query(`update ${name} set ${anonymize} where ${column}::text = any($1)`, [keptIds]);
    }
    if (ids.length === 0) continue;
    await tx.query(`delete from ${name} where ${column}::text = any($1)`, [ids]);
    erasure.erased[name] = ids.length;
  }
  const ids = found.flatMap((rows) => [...rows.ids, ...rows.keptIds]);
  erasure.redacted = await redactTexts(tx, patterns, person.companies);
  await suppressMailboxes(tx, person.emails);
  await blankLogs(tx, person, patterns, ids);
  await deleteJobs(tx, patterns, ids);
  return erasure;
}

async function refuseStaff(tx: EntityManager, { emails }: Person): Promise<void> {
  const staff = await tx.query<unknown[]>('select from admin_users where email = any($1)', [emails]);
  if (staff.length > 0)
    throw badInput({ email: reasons.staffMailbox }, 'This is the mailbox of an admin user; remove the user first');
}

/** No commercial message may ever be sent to an erased mailbox, even if it is imported again. */
const suppressMailboxes = (tx: EntityManager, emails: string[]): Promise<unknown> =>
  tx.query(
    'insert into mail_suppressions (mailbox_hash) select mailbox_hash(unnest($1::text[])) on conflict do nothing',
    [emails],
  );

/** Blanks entries of the activity log and the security log; after the deletions, which add entries of their own. */
async function blankLogs(tx: EntityManager, person: Person, patterns: PersonPatterns, ids: string[]): Promise<void> {
  const { everywhere, inCompanies } = patterns;
  await tx.query(
    `update activity_logs t set details = '{}', changes = null
     where (details <> '{}' or changes is not null) and (
       target_id::text = any($1) or t.details::text ~* $2 or t.changes::text ~* $2
       or company_id = any($4::uuid[]) and (t.details::text ~* $3 or t.changes::text ~* $3))`,
    [ids, everywhere ?? '(?!)', inCompanies ?? '(?!)', person.companies],
  );
  for (const email of person.emails) await tx.query('select blank_security_events($1)', [email]);
}

/** Deletes waiting jobs about the person. A running job does nothing, because its record no longer exists. */
const deleteJobs = (tx: EntityManager, { everywhere }: PersonPatterns, ids: string[]): Promise<unknown> =>
  tx.query(
    `delete from graphile_worker._private_jobs
     where locked_at is null and (
       payload::text ~* $2
       or case when json_typeof(payload) = 'object' then exists (select from json_each_text(payload) where value = any($1)) end)`,
    [ids, everywhere ?? '(?!)'],
  );
