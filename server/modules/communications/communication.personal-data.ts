import { isContractCompany, lastCorrespondence, type PersonalTable } from '../../platform/database/personal-data.ts';

const lastOfCompany = lastCorrespondence('company_id', 't.company_id');

export const communicationPersonalData: PersonalTable[] = [
  {
    table: 'communications',
    belongs: `(t.contact_id = any(p.contacts) or t.quote_request_id = any(p.requests) or email_key(t.recipient) = any(p.emails)
      or exists (select from unnest(t.cc || t.bcc) as copy where email_key(copy) = any(p.emails)))`,
    identity: ['message_id'],
    expires: [
      { period: 'requests', from: lastOfCompany, where: `not ${isContractCompany('t.company_id')}` },
      { period: 'commercialRecords', from: 't.created_at' },
    ],
  },
  {
    table: 'communications_bin',
    belongs: `(t.record ->> 'contact_id' = any(p.contacts::text[]) or t.record ->> 'quote_request_id' = any(p.requests::text[])
      or email_key(t.record ->> 'recipient') = any(p.emails))`,
  },
];
