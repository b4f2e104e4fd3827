import { isIP } from 'node:net';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { consentTextVersions } from '../../../common/consents.ts';
import type { ConsentPurpose, ConsentSubject, Language } from '../../../common/enums.ts';
import { Consent } from '../consents/index.ts';
import { newReference } from '../quotes/index.ts';
import type { Receipt } from './receipt.type.ts';

/** What every stored form has. */
interface Submission extends ObjectLiteral {
  id: string;
  submissionId: string;
  reference: string;
  createdAt: Date;
}

export const receipt = ({ id, reference, createdAt }: Submission): Receipt => ({
  id,
  reference,
  receivedAt: createdAt,
});

/** The receipt of a submission that is stored, or undefined. */
export async function receiptFor(
  db: EntityManager,
  form: EntityTarget<Submission>,
  submissionId: string,
): Promise<Receipt | undefined> {
  const stored = await db.findOne(form, {
    select: { id: true, reference: true, createdAt: true },
    where: { submissionId },
  });
  return stored ? receipt(stored) : undefined;
}

/** Stores a form under a reference of its own. Nothing locks the references: one that is taken is thrown again. */
export async function saveReferenced<Row extends Submission>(tx: EntityManager, row: Row): Promise<Row> {
  const form = row.constructor as EntityTarget<Submission>;
  do (row as Submission).reference = newReference();
  while (await tx.existsBy(form, { reference: row.reference }));
  return tx.save(row);
}

interface Agreement {
  purpose: ConsentPurpose;
  subjectType: ConsentSubject;
  subjectId: string;
}

/**
 * Keeps what a visitor read or agreed to, in which words.
 * @param address the visitor's IP address
 */
export async function recordConsents(
  tx: EntityManager,
  { language, address }: { language: Language; address: string },
  agreements: Agreement[],
): Promise<void> {
  const consents = agreements.map((agreement) => ({
    ...agreement,
    textVersion: consentTextVersions[agreement.purpose],
    locale: language,
    address: isIP(address) ? address : null,
  }));
  await tx.insert(Consent, consents);
}
