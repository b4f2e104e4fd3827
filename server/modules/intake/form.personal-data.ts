import { belongsByMailbox, lastCorrespondence, type PersonalTable } from '../../platform/database/personal-data.ts';

const from = `greatest(t.created_at, ${lastCorrespondence('contact_id', 't.contact_id')})`;

export const intakePersonalData: PersonalTable[] = [
  {
    table: 'contact_messages',
    belongs: belongsByMailbox,
    identity: ['name', 'email', 'phone', 'reference'],
    expires: [{ period: 'requests', from }],
  },
  {
    table: 'supplier_applications',
    belongs: belongsByMailbox,
    identity: ['contact_person', 'email', 'phone', 'reference'],
    expires: [{ period: 'supplierApplications', from }],
  },
];
