import { randomUUID } from 'node:crypto';
import type { DataSource, DeepPartial, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { Communication } from '../modules/communications/communication.entity.ts';
import { Company } from '../modules/parties/company.entity.ts';
import { Contact } from '../modules/parties/contact.entity.ts';
import { QuoteRequest } from '../modules/quotes/quote-request.entity.ts';

type Database = DataSource | EntityManager;

/** Stores a record and returns it with the values that the database generated. */
async function store<T extends ObjectLiteral>(
  db: Database,
  type: EntityTarget<T>,
  values: DeepPartial<NoInfer<T>>,
): Promise<T> {
  const repository = db.getRepository(type);
  return repository.save(repository.create(values));
}

// The builders below store valid and unique records; `overrides` are the fields that matter to a test.

export const aCompany = (db: Database, overrides: DeepPartial<Company> = {}): Promise<Company> =>
  store(db, Company, { name: `Demirköy Yapı ${randomUUID()}`, ...overrides });

export const aContact = (db: Database, overrides: DeepPartial<Contact> & { companyId: string }): Promise<Contact> =>
  store(db, Contact, { name: 'Leyla Demir', email: `leyla@${randomUUID()}.example`, ...overrides });

export const aCommunication = (
  db: Database,
  overrides: DeepPartial<Communication> & { companyId: string },
): Promise<Communication> => store(db, Communication, { subject: 'Filmaşin teklifi', ...overrides });

export function aStoredQuoteRequest(db: Database, overrides: DeepPartial<QuoteRequest> = {}): Promise<QuoteRequest> {
  const submissionId = randomUUID();
  return store(db, QuoteRequest, {
    submissionId,
    reference: `KC-${submissionId}`,
    source: 'quick_quote',
    name: 'Leyla Demir',
    email: `leyla@${submissionId}.example`,
    ...overrides,
  });
}

/** Lists the logged actions on a record, oldest first; `restored` is whether an update restored the record from the bin. */
export const listLoggedActions = (
  db: DataSource,
  id: string,
): Promise<{ action: string; restored: boolean | null }[]> =>
  db.query(
    `select action, details -> 'restored' as restored from activity_logs where target_id = $1 order by created_at, id`,
    [id],
  );
