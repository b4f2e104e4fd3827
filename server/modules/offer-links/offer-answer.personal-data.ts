import type { PersonalTable } from '../../platform/database/personal-data.ts';

export const answerPersonalData: PersonalTable[] = [
  {
    table: 'offer_answers',
    key: 'offer_id',
    belongs: `(t.offer_id = any(p.records) or email_key(t.mailbox) = any(p.emails))`,
    keptIf: `t.status = 'accepted'`,
    identity: ['name', 'mailbox'],
  },
];
