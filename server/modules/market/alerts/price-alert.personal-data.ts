import type { PersonalTable } from '../../../platform/database/personal-data.ts';

/** Old alerts are removed when prices are refreshed. */
export const alertPersonalData: PersonalTable[] = [
  { table: 'price_alerts', belongs: `email_key(t.email) = any(p.emails)`, identity: ['email'] },
];
