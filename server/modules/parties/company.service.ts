import { IsNull, type DataSource, type EntityManager } from 'typeorm';
import { companyForm } from '../../../common/forms/company.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { rowsById, isUuid } from '../../platform/database/rows.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { validatedGiven } from '../../platform/graphql/validated.ts';
import type { Wanted } from '../../platform/graphql/wanted.ts';
import { changesTo, refuseStale } from '../../platform/graphql/versions.ts';
import { Company } from './company.entity.ts';
import type { CompanyInput } from './company.input.ts';

/** Null where there is none or it is in the bin, also for an id that could never be one. */
export async function company(db: DataSource, id: string, wanted?: Wanted): Promise<Company | null> {
  if (!isUuid(id)) return null;
  const [row] = await rowsById(db, Company, [id], [], wanted);
  return row?.deletedAt ? null : (row ?? null);
}

/**
 * @param id made by the form when it opened: sent again, it is the company that was stored before
 * @throws BAD_USER_INPUT with a reason for every field that the form refuses
 */
export async function createCompany(
  tx: EntityManager,
  input: CompanyInput,
  { by, id }: { by: Viewer | null; id?: string | null },
): Promise<Company> {
  if (id != null && !isUuid(id)) throw badInput({ id: reasons.submission });
  const values = await valuesOf(input);
  if (id) {
    // The second of two that come at once waits here, and finds what the first has stored.
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('company ' || $1::uuid, 0))`, [id]);
    const stored = await tx.findOneBy(Company, { id });
    if (stored) return stored;
  }
  const { identifiers } = await tx.insert(Company, {
    ...(id && { id }),
    ...values,
    firstContactDate: new Date(),
    createdBy: by?.id ?? null,
  });
  return tx.findOneByOrFail(Company, identifiers[0] as { id: string });
}

/**
 * Changes what the input names and leaves the rest. An edit that changes nothing is no edit: the same save twice succeeds twice.
 * @param version that the editor saw
 * @throws NOT_FOUND, BAD_USER_INPUT, or CONFLICT with the record as it is now
 */
export async function updateCompany(
  tx: EntityManager,
  id: string,
  input: CompanyInput,
  version: Date | null,
): Promise<Company> {
  const values = await valuesOf(input);
  const record = await presentCompany(tx, id);
  const changes = changesTo<Company>(record, values);
  if (Object.keys(changes).length === 0) return record;
  refuseStale({ record, enums: companyEnums }, version);
  await tx.update(Company, { id }, changes);
  return tx.findOneByOrFail(Company, { id });
}

const companyEnums = ['companyType', 'size', 'leadSource', 'status', 'priority', 'currency'] as const;

/** Columns that are never null keep their value, or get their default, where the input empties them. */
const neverNull = ['companyType', 'leadSource', 'status', 'priority', 'currency'];

async function valuesOf(input: CompanyInput): Promise<Partial<Company>> {
  const values = await validatedGiven(companyForm, input);
  const kept = Object.entries(values).filter(([field, value]) => value !== null || !neverNull.includes(field));
  return Object.fromEntries(kept);
}

/**
 * The company, locked against other edits until the transaction ends.
 * @throws NOT_FOUND where there is none or it is in the bin
 */
export async function presentCompany(tx: EntityManager, id: string): Promise<Company> {
  const found = isUuid(id)
    ? await tx.findOne(Company, { where: { id, deletedAt: IsNull() }, lock: { mode: 'for_no_key_update' } })
    : null;
  if (!found) throw notFound('There is no such company');
  return found;
}

/**
 * Puts a company into the bin: it and what is its own are in no list, and come back with `restoreCompany`. After 30 days a job
 * removes them for good (company.retention.ts). A person there who writes to us again takes it out (`leadOf`).
 * @throws NOT_FOUND
 */
export async function deleteCompany(tx: EntityManager, id: string): Promise<boolean> {
  await presentCompany(tx, id);
  await tx.update(Company, { id }, { deletedAt: new Date() });
  return true;
}

/**
 * Takes a company out of the bin; one that is not in it stays as it is.
 * @throws NOT_FOUND
 */
export async function restoreCompany(tx: EntityManager, id: string): Promise<Company> {
  const found = isUuid(id) ? await tx.findOne(Company, { where: { id }, lock: { mode: 'for_no_key_update' } }) : null;
  if (!found) throw notFound('There is no such company; after 30 days in the bin it is gone for good');
  if (found.deletedAt) await tx.update(Company, { id }, { deletedAt: null });
  return tx.findOneByOrFail(Company, { id });
}
