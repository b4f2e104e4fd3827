import {
  belongsByMailbox,
  isContractRequest,
  lastCorrespondence,
  type PersonalTable,
} from '../../platform/database/personal-data.ts';

const lastEvent = `greatest(t.created_at, t.closed_at, ${lastCorrespondence('quote_request_id', 't.id')})`;

export const quotePersonalData: PersonalTable[] = [
  {
    table: 'quote_requests',
    belongs: `(${belongsByMailbox} or t.contact_id = any(p.contacts) and coalesce(t.email, '') = '')`,
    keptIf: isContractRequest('t'),
    anonymize: `name = '•••', email = '', phone = '', message = '', notes = null, additional_requirements = null, lost_note = null, contact_id = null`,
    identity: ['name', 'email', 'phone', 'reference'],
    children: { table: 'communications', column: 'quote_request_id' },
    expires: [
      { period: 'requests', from: lastEvent, where: `not ${isContractRequest('t')}` },
      {
        period: 'commercialRecords',
        from: lastEvent,
        where: `not exists (select from orders where quote_request_id = t.id)`,
      },
    ],
  },
];
