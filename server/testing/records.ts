import { randomUUID } from 'node:crypto';
import type { DataSource, DeepPartial, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { Communication } from '../modules/communications/communication.entity.ts';
import { Company } from '../modules/parties/company.entity.ts';
import { Contact } from '../modules/parties/contact.entity.ts';
import { QuoteRequest } from '../modules/quotes/quote-request.entity.ts';

type Database = DataSource | EntityManager;

/** Stores a record and reads it back as the database made it. Each is valid and like no other; a test names what it is about. */
async function store<T extends ObjectLiteral>(
  db: Database,
  type: EntityTarget<T>,
  about: DeepPartial<NoInfer<T>>,
): Promise<T> {
  const repository = db.getRepository(type);
  return repository.save(repository.create(about));
}

export const aCompany = (db: Database, about: DeepPartial<Company> = {}): Promise<Company> =>
  store(db, Company, { name: `Demirköy Yapı ${randomUUID()}`, ...about });

export const aContact = (db: Database, about: DeepPartial<Contact> & { companyId: string }): Promise<Contact> =>
  store(db, Contact, { name: 'Leyla Demir', email: `leyla@${randomUUID()}.example`, ...about });

export const aCommunication = (
  db: Database,
  about: DeepPartial<Communication> & { companyId: string },
): Promise<Communication> => store(db, Communication, { subject: 'Filmaşin teklifi', ...about });

export function aStoredQuoteRequest(db: Database, about: DeepPartial<QuoteRequest> = {}): Promise<QuoteRequest> {
  const submissionId = randomUUID();
  return store(db, QuoteRequest, {
    submissionId,
    reference: `KC-${submissionId}`,
    source: 'quick_quote',
    name: 'Leyla Demir',
    email: `leyla@${submissionId}.example`,
    ...about,
  });
}

/** What the log of changes says happened to a record, in that order, and whether it came out of the bin. */
export const loggedOf = (db: DataSource, id: string): Promise<{ action: string; restored: boolean | null }[]> =>
  db.query(
    `select action, details -> 'restored' as restored from activity_logs where target_id = $1 order by created_at, id`,
    [id],
  );
