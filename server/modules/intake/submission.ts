import { randomInt, randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { Field, ID, ObjectType } from 'type-graphql';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { DAY_MS } from '../../../common/durations.ts';
import type { CommunicationType, ConsentPurpose, ConsentSubject, Language } from '../../../common/enums.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { networkOf, rateLimit } from '../../platform/rate-limit.ts';
import { Communication } from '../communications/index.ts';
import { confirmConsentMail, Consent, consentTextVersions } from '../consents/index.ts';
import type { Lead } from '../parties/index.ts';

/** End of the descriptions of all mutations of public forms: what they store and send, and the errors that they throw. */
export const resultDescription =
  'with its company, contact and communication, and sends two e-mails. The visitor receives at most 6 e-mails of public forms per hour. ' +
  'BAD_USER_INPUT with a reason for every invalid field, RATE_LIMITED after 30 forms from one address within ten minutes.';

@ObjectType({ description: 'Confirmation of a form submission.' })
export class Receipt {
  @Field(() => ID, { description: 'UUID of the stored record.' })
  id!: string;

  @Field({ description: 'Reference number: KC- and six characters, without I, L, O and U.' })
  reference!: string;

  @Field(() => Date, { description: 'Time of receipt.' })
  receivedAt!: Date;
}

/** Columns that all entities of submitted forms have. */
interface Submission extends ObjectLiteral {
  id: string;
  submissionId: string;
  reference: string;
  createdAt: Date;
}

/** Enough for an office behind one address; limits programs that fill in forms. */
const perAddress = rateLimit({ name: 'intake', points: 30, seconds: 600 });

/**
 * Stores a valid form in one transaction unless it is spam. A repeated submission returns its receipt and does not count
 * towards the rate limit. A form with a filled honeypot returns a made-up receipt and is not stored.
 * @param entity entity of the stored forms
 * @param honeypot value of the field that people leave empty because it is invisible
 * @throws RATE_LIMITED after 30 forms from one address within ten minutes
 */
export async function storeUnlessSpam(
  { allRecords: { db, transaction }, address }: Context,
  entity: EntityTarget<Submission>,
  { submissionId, honeypot }: { submissionId: string; honeypot: string },
  store: (tx: EntityManager) => Promise<Receipt>,
): Promise<Receipt> {
  const earlierReceipt = await findReceipt(db.manager, entity, submissionId);
  if (earlierReceipt) return earlierReceipt;
  await perAddress.consume(db, networkOf(address));
  return honeypot ? { id: randomUUID(), reference: generateReference(), receivedAt: new Date() } : transaction(store);
}

export const toReceipt = ({ id, reference, createdAt }: Submission): Receipt => ({
  id,
  reference,
  receivedAt: createdAt,
});

/** Returns the receipt of a stored submission, else undefined. */
export async function findReceipt(
  db: EntityManager,
  entity: EntityTarget<Submission>,
  submissionId: string,
): Promise<Receipt | undefined> {
  const stored = await db.findOne(entity, {
    select: { id: true, reference: true, createdAt: true },
    where: { submissionId },
  });
  return stored ? toReceipt(stored) : undefined;
}

/** Stores a form with a new reference number. Generates another number while the current one is taken. */
export async function saveWithReference<Row extends Submission>(tx: EntityManager, row: Row): Promise<Row> {
  const entity = row.constructor as EntityTarget<Submission>;
  do (row as Submission).reference = generateReference();
  while (await tx.existsBy(entity, { reference: row.reference }));
  return tx.save(row);
}

interface ConsentInput {
  purpose: ConsentPurpose;
  subjectType: ConsentSubject;
  subjectId: string;
}

/**
 * Records the consents of a visitor with the version of the text that was shown. A job asks the mailbox to confirm a marketing consent.
 * @param address IP address of the visitor
 */
export async function recordConsents(
  tx: EntityManager,
  { language, address }: { language: Language; address: string },
  inputs: ConsentInput[],
): Promise<void> {
  const consents = inputs.map((input) => ({
    ...input,
    id: randomUUID(),
    textVersion: consentTextVersions[input.purpose],
    locale: language,
    address: isIP(address) ? address : null,
  }));
  await tx.insert(Consent, consents);
  for (const { id, purpose } of consents)
    if (purpose === 'marketing') await addJob(tx, confirmConsentMail, { consentId: id });
}

/** Crockford's base 32, without I, L, O and U: easy to read, and without letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Generates a random reference number, one of 32^6. It may collide, so that its column needs a unique index. */
export const generateReference = (): string =>
  `KC-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

interface FormSubmission extends Pick<Communication, 'subject' | 'content' | 'metadata'> {
  quoteRequestId?: string;
  /** Default: `form_submission`. */
  type?: CommunicationType;
  tags: (string | null)[];
  /** Who entered it; omitted for a visitor. */
  createdBy?: string;
  createdAt: Date;
}

/** Records what a customer wrote or said as a communication of the company, with a follow-up within one day. */
export async function recordInbound(tx: EntityManager, lead: Lead, submission: FormSubmission): Promise<void> {
  const { createdAt, tags } = submission;
  const inbound = tx.create(Communication, {
    type: 'form_submission',
    ...submission,
    ...lead,
    direction: 'inbound',
    status: 'received',
    priority: 'normal',
    sentiment: 'neutral',
    followUpRequired: true,
    followUpDate: new Date(createdAt.getTime() + DAY_MS),
    tags: tags.filter((tag) => tag !== null),
  });
  await tx.save(inbound);
}
