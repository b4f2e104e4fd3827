import {
  belongsByMailbox,
  isContractCompany,
  lastCorrespondence,
  type PersonalTable,
} from '../../platform/database/personal-data.ts';

/** A contact is removed when there was no correspondence during the period; the correspondence itself has its own rule. */
const lastContact = `greatest(t.created_at, t.updated_at, ${lastCorrespondence('contact_id', 't.id')},
  (select max(created_at) from quote_requests where contact_id = t.id))`;

export const partyPersonalData: PersonalTable[] = [
  {
    table: 'contacts',
    belongs: belongsByMailbox,
    identity: ['name', 'email', 'phone'],
    expires: [
      { period: 'requests', from: lastContact, where: `not ${isContractCompany('t.company_id')}` },
      { period: 'commercialRecords', from: lastContact },
    ],
  },
  { table: 'companies' },
  { table: 'company_documents' },
];
