import type { PersonalTable } from '../../platform/database/personal-data.ts';

/** A notification has no text of its own: its title is read from the record. */
export const notificationPersonalData: PersonalTable[] = [
  { table: 'notifications', belongs: `t.record_id = any(p.records)` },
];
