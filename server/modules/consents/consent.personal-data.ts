import type { PersonalTable } from '../../platform/database/personal-data.ts';

const hasNoSubject = `t.subject_id not in (
  select id from quote_requests union all select id from contact_messages union all select id from supplier_applications
  union all select id from contacts)`;

export const consentPersonalData: PersonalTable[] = [
  {
    table: 'consents',
    belongs: `t.subject_id = any(p.records)`,
    expires: [
      { period: 'consents', from: 't.withdrawn_at' },
      { period: 'consents', from: 't.given_at', where: hasNoSubject },
    ],
  },
  { table: 'unsubscribe_tokens', key: 'token', belongs: `t.email = any(p.emails)`, identity: ['email'] },
  {
    table: 'mailbox_consents',
    belongs: `t.email = any(p.emails)`,
    identity: ['email', 'text_version'],
    expires: [
      {
        // Consents that were neither confirmed nor withdrawn.
        period: 'consents',
        from: 't.created_at',
        where: `not exists (select from mailbox_consents w where w.token = t.token and w.event <> 'given')`,
      },
      {
        // The period of an event begins with the next withdrawal by the mailbox.
        period: 'consents',
        from: `(select w.created_at from mailbox_consents w where w.email = t.email and w.event = 'withdrawn' and w.id >= t.id order by id limit 1)`,
      },
    ],
  },
];
