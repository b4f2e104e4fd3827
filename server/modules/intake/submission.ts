import { isIP } from 'node:net';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { ConsentPurpose, ConsentSubject, Language } from '../../../common/enums.ts';
import { Consent, consentTextVersions } from '../consents/index.ts';
import { generateReference } from '../quotes/index.ts';
import type { Receipt } from './receipt.type.ts';

/** Common columns of the stored forms. */
interface Submission extends ObjectLiteral {
  id: string;
  submissionId: string;
  reference: string;
  createdAt: Date;
}

export const toReceipt = ({ id, reference, createdAt }: Submission): Receipt => ({
  id,
  reference,
  receivedAt: createdAt,
});

/** Returns the receipt of a stored submission, else undefined. */
export async function findReceipt(
  db: EntityManager,
  form: EntityTarget<Submission>,
  submissionId: string,
): Promise<Receipt | undefined> {
  const stored = await db.findOne(form, {
    select: { id: true, reference: true, createdAt: true },
    where: { submissionId },
  });
  return stored ? toReceipt(stored) : undefined;
}

/** Stores a form with a new reference number. Generates another number while the current one is taken. */
export async function saveWithReference<Row extends Submission>(tx: EntityManager, row: Row): Promise<Row> {
  const form = row.constructor as EntityTarget<Submission>;
  do (row as Submission).reference = generateReference();
  while (await tx.existsBy(form, { reference: row.reference }));
  return tx.save(row);
}

interface ConsentInput {
  purpose: ConsentPurpose;
  subjectType: ConsentSubject;
  subjectId: string;
}

/**
 * Records the consents of a visitor with the version of the text that was shown.
 * @param address IP address of the visitor
 */
export async function recordConsents(
  tx: EntityManager,
  { language, address }: { language: Language; address: string },
  inputs: ConsentInput[],
): Promise<void> {
  const consents = inputs.map((input) => ({
    ...input,
    textVersion: consentTextVersions[input.purpose],
    locale: language,
    address: isIP(address) ? address : null,
  }));
  await tx.insert(Consent, consents);
}
