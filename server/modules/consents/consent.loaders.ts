import type { DataSource } from 'typeorm';
import { createLoader } from '../../platform/database/rows.ts';
import { listConsents, listSuppressed } from './mailbox-consent.ts';

/** DataLoaders of the consents module. */
export const consentLoaders = (db: DataSource) => ({
  /** Consents that were given, confirmed or withdrawn, latest first, by mailbox in lower case. */
  consentsByMailbox: createLoader(
    (emails) => listConsents(db.manager, emails),
    ({ email }) => email,
    (consents) => consents,
  ),

  /** Whether a mailbox, in lower case, must not get commercial messages. */
  isSuppressed: createLoader(
    (emails) => listSuppressed(db.manager, emails),
    ({ email }) => email,
    (suppressed) => suppressed.length > 0,
  ),
});
