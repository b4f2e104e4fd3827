import type { PersonalTable } from '../../platform/database/personal-data.ts';

export const composerPersonalData: PersonalTable[] = [
  {
    table: 'scheduled_mails',
    belongs: `(t.contact_id = any(p.contacts) or t.quote_request_id = any(p.requests)
      or exists (select from unnest(t.recipient || t.cc || t.bcc) as address where email_key(address) = any(p.emails)))`,
    expires: [{ period: 'requests', from: 't.send_at' }],
  },
];
