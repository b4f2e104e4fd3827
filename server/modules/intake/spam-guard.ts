import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { networkOf, rateLimit } from '../../platform/rate-limit.ts';
import type { Receipt } from './receipt.type.ts';
import { newReference } from '../quotes/index.ts';

/** A busy office behind one address fits in; a program that fills forms does not get far. */
const perAddress = rateLimit({ name: 'intake', points: 30, seconds: 600 });

interface Submission {
  db: DataSource;
  /** The sender's IP address. */
  address: string;
  /** What the field says that people never see. */
  honeypot: string;
  /** The receipt of the same submission, where it was stored before. */
  known: () => Promise<Receipt | undefined>;
  store: () => Promise<Receipt>;
}

/**
 * Lets a valid form through to where it is stored. One that was stored before gets its receipt again and counts as nothing;
 * one with a filled honeypot gets a receipt like any other and is stored nowhere.
 * @throws RATE_LIMITED after 30 forms from one address within ten minutes
 */
export async function guarded({ db, address, honeypot, known, store }: Submission): Promise<Receipt> {
  const before = await known();
  if (before) return before;
  await perAddress.consume(db, networkOf(address));
  return honeypot ? { id: randomUUID(), reference: newReference(), receivedAt: new Date() } : store();
}
