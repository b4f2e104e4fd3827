import type { EnumName, NotificationKind, NotificationRecord } from './enums.ts';
import { getRecordPath } from './record-path.ts';

/** Kinds that are also mailed unless a person chooses otherwise: new work, and the morning mail. */
export const mailedByDefault: readonly NotificationKind[] = [
  'lead_received',
  'request_assigned',
  'order_assigned',
  'handed_over',
  'task_due',
  'offer_answered',
];

/** Kinds that everybody is mailed at once, by a mail of their own: nobody can choose. */
export const alwaysMailed: readonly NotificationKind[] = [
  'bank_account_pending',
  'bank_account_approved',
  'bank_account_rejected',
  'bank_account_withdrawn',
];

interface NotificationGroup {
  recordType: EnumName<NotificationRecord>;
  count: number;
  quoteRequestId: string | null;
  companyId: string | null;
  communicationId: string | null;
  orderId: string | null;
}

/** Lists of the recipient's records; tasks are on the dashboard, and bank accounts have no page of their own. */
const lists: Record<EnumName<NotificationRecord>, string> = {
  QUOTE_REQUEST: '/admin/quotes?owner=me',
  COMPANY: '/admin/companies?owner=me',
  TASK: '/admin',
  ORDER: '/admin/orders?owner=me',
  BANK_ACCOUNT_CHANGE: '/admin/bank-accounts',
};

/** Returns the path of the panel that a notification opens: its record, or a list for several records. */
export const getNotificationPath = ({ recordType, count, ...ids }: NotificationGroup): string =>
  (count === 1 ? getRecordPath(ids) : undefined) ?? lists[recordType];
