import type { EnumName, NotificationKind, NotificationRecord } from './enums.ts';
import { getRecordPath } from './record-path.ts';

/** Kinds that are also mailed unless the recipient chooses otherwise: new work, due tasks, answers to offers and mails of customers. */
export const mailedByDefault: readonly NotificationKind[] = [
  'lead_received',
  'request_assigned',
  'order_assigned',
  'handed_over',
  'task_due',
  'offer_answered',
  'mail_received',
];

/** Kinds that are always mailed immediately, in a mail of their own, and that nobody can switch off. */
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

/** Lists of the recipient's records by type; tasks are on the dashboard, and a single bank account has no page. */
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
