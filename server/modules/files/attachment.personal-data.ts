import { isContractOffer, type PersonalTable } from '../../platform/database/personal-data.ts';

/** The content is in attachment_chunks or in the folder, and deleted with the row. */
export const filePersonalData: PersonalTable[] = [
  {
    table: 'attachments',
    belongs: `(t.contact_message_id = any(p.records) or t.supplier_application_id = any(p.records) or t.inbound_mail_id = any(p.records)
      or exists (select from offers f where f.attachment_id = t.id
        and (email_key(f.email) = any(p.emails) or f.contact_id = any(p.contacts) or f.quote_request_id = any(p.requests))))`,
    keptIf: `(exists (select from offers f where f.attachment_id = t.id and ${isContractOffer('f')})
      or exists (select from order_documents where attachment_id = t.id))`,
    identity: ['type'],
  },
];
