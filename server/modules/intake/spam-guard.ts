import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { networkOf, rateLimit } from '../../platform/rate-limit.ts';
import type { Receipt } from './receipt.type.ts';
import { generateReference } from '../quotes/index.ts';

/** Enough for an office behind one address; limits programs that fill in forms. */
const perAddress = rateLimit({ name: 'intake', points: 30, seconds: 600 });

interface GuardedSubmission {
  db: DataSource;
  /** IP address of the sender. */
  address: string;
  /** Value of the honeypot field, which people leave empty because it is invisible. */
  honeypot: string;
  /** Returns the receipt when the submission is already stored. */
  findReceipt: () => Promise<Receipt | undefined>;
  store: () => Promise<Receipt>;
}

/**
 * Stores a valid form unless it is spam. A repeated submission returns its receipt and does not count towards the rate limit. A form
 * with a filled honeypot returns a made-up receipt and is not stored.
 * @throws RATE_LIMITED after 30 forms from one address within ten minutes
 */
export async function withSpamGuard({
  db,
  address,
  honeypot,
  findReceipt,
  store,
}: GuardedSubmission): Promise<Receipt> {
  const before = await findReceipt();
  if (before) return before;
  await perAddress.consume(db, networkOf(address));
  return honeypot ? { id: randomUUID(), reference: generateReference(), receivedAt: new Date() } : store();
}
