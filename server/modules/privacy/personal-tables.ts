import type { EntityManager } from 'typeorm';
import type { PersonalTable } from '../../platform/database/personal-data.ts';
import { campaignPersonalData } from '../campaigns/index.ts';
import { communicationPersonalData } from '../communications/index.ts';
import { composerPersonalData } from '../composer/index.ts';
import { consentPersonalData } from '../consents/index.ts';
import { filePersonalData } from '../files/index.ts';
import { intakePersonalData } from '../intake/index.ts';
import { mailPersonalData } from '../mailbox/index.ts';
import { alertPersonalData } from '../market/index.ts';
import { notificationPersonalData } from '../notifications/index.ts';
import { answerPersonalData } from '../offer-links/index.ts';
import { offerPersonalData } from '../offers/index.ts';
import { orderPersonalData } from '../orders/index.ts';
import { partyPersonalData } from '../parties/index.ts';
import { quotePersonalData } from '../quotes/index.ts';
import { taskPersonalData } from '../tasks/index.ts';

/**
 * All tables with data of customers. A table comes after those that its foreign keys refer to, because rows are deleted in the reverse
 * order. `attachments` therefore come before `offers`, although attachments of a person are found through their offers.
 */
export const personalTables: PersonalTable[] = [
  ...partyPersonalData,
  ...quotePersonalData,
  ...intakePersonalData,
  ...mailPersonalData,
  ...filePersonalData,
  ...offerPersonalData,
  ...answerPersonalData,
  ...orderPersonalData,
  ...communicationPersonalData,
  ...composerPersonalData,
  ...campaignPersonalData,
  ...taskPersonalData,
  ...alertPersonalData,
  ...consentPersonalData,
  ...notificationPersonalData,
];

/** Tables without data by which a customer could be found, with the reason. */
const otherTables: Record<string, string> = {
  accounts: 'staff',
  admin_users: 'staff',
  sessions: 'staff',
  password_links: 'staff',
  api_tokens: 'staff',
  second_factors: 'staff',
  recovery_codes: 'staff',
  passkeys: 'staff',
  passkey_challenges: 'staff',
  assignment_rules: 'staff',
  mail_templates: 'texts of the company',
  saved_views: 'filters of lists that staff saved',
  notification_choices: 'staff',
  rate_limits: 'digests of addresses, which expire',
  bank_accounts: 'accounts of the company',
  bank_account_changes: 'accounts of the company',
  order_numbers: 'numbers',
  offer_numbers: 'numbers',
  offer_links: 'digests; deleted with their offer',
  quote_status_history: 'statuses; deleted with their request',
  mailboxes: 'addresses of the company',
  mailbox_folders: 'positions in the folders of a mailbox',
  attachment_chunks: 'deleted with their file',
  email_campaigns: 'figures of campaigns',
  market_notes: 'texts of the company',
  market_series: 'prices',
  market_ticks: 'prices',
  market_closes: 'prices',
  market_sources: 'prices',
  market_changes: 'prices',
  morning_mails: 'only the days on which the mails were sent',
  migrations: 'versions of the schema',
  activity_logs: 'blanked by an erasure (erase-person.ts)',
  security_events: 'blanked by an erasure (erase-person.ts)',
  privacy_requests: 'the record of what was asked; loses the address after an erasure (erase-person.ts)',
  retention_runs: 'figures',
  mail_suppressions: 'digests that survive an erasure',
};

/** Returns the tables that no module has registered, so that neither an erasure nor an export would reach them. */
export async function listUnregisteredTables(db: EntityManager): Promise<string[]> {
  const tables = await db.query<{ name: string }[]>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
  );
  const known = new Set([...personalTables.map(({ table }) => table), ...Object.keys(otherTables)]);
  return tables.map(({ name }) => name).filter((name) => !known.has(name));
}
