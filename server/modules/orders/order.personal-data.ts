import type { PersonalTable } from '../../platform/database/personal-data.ts';

export const orderPersonalData: PersonalTable[] = [
  {
    table: 'orders',
    belongs: `(t.quote_request_id = any(p.requests) or t.offer_id = any(p.records))`,
    keptIf: 'true',
    isCommercialRecord: true,
    expires: [{ period: 'commercialRecords', from: 't.updated_at' }],
  },
  {
    table: 'order_documents',
    belongs: `t.order_id = any(p.records)`,
    keptIf: 'true',
    isCommercialRecord: true,
  },
];
