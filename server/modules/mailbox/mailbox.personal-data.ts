import { isContractCompany, lastCorrespondence, type PersonalTable } from '../../platform/database/personal-data.ts';

const lastOfCompany = `coalesce(${lastCorrespondence('company_id', 't.company_id')}, t.received_at)`;

/** Files are deleted with their mail. */
export const mailPersonalData: PersonalTable[] = [
  {
    table: 'inbound_mails',
    belongs: `(t.sender_email = any(p.emails) or t.suggested_contact_id = any(p.contacts)
      or exists (select from jsonb_array_elements(t.recipients) as r where email_key(r ->> 'email') = any(p.emails))
      or t.communication_id in (select c.id from communications c where c.contact_id = any(p.contacts)))`,
    identity: ['message_id', 'folder', 'kind', 'status', 'spf', 'dkim', 'dmarc', 'suggestion_reason'],
    expires: [
      { period: 'requests', from: 't.received_at', where: 't.company_id is null' },
      {
        period: 'requests',
        from: lastOfCompany,
        where: `t.company_id is not null and not ${isContractCompany('t.company_id')}`,
      },
      { period: 'commercialRecords', from: 't.received_at' },
    ],
  },
  { table: 'mail_ignore_rules', belongs: `(t.kind = 'address' and t.value = any(p.emails))`, identity: ['kind'] },
  { table: 'bounced_addresses', key: 'email', belongs: `t.email = any(p.emails)` },
];
