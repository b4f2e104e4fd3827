import { isContractOffer, type PersonalTable } from '../../platform/database/personal-data.ts';

export const offerPersonalData: PersonalTable[] = [
  {
    table: 'offers',
    belongs: `(email_key(t.email) = any(p.emails) or t.contact_id = any(p.contacts) or t.quote_request_id = any(p.requests))`,
    keptIf: isContractOffer('t'),
    identity: ['contact_person', 'email', 'number'],
    expires: [
      {
        period: 'requests',
        from: 'greatest(t.created_at, t.sent_at, t.updated_at)',
        where: `t.quote_request_id is null and not ${isContractOffer('t')}`,
      },
      {
        period: 'commercialRecords',
        from: 'greatest(t.created_at, t.sent_at, t.updated_at)',
        where: `not exists (select from orders where offer_id = t.id)`,
      },
    ],
  },
  { table: 'offer_lines', isCommercialRecord: true },
];
