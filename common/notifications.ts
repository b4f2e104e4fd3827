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

interface NotificationGroup {
  recordType: EnumName<NotificationRecord>;
  count: number;
  quoteRequestId: string | null;
  companyId: string | null;
  communicationId: string | null;
  orderId: string | null;
}

/** Lists of the recipient's records; tasks are on the dashboard. */
const lists: Record<EnumName<NotificationRecord>, string> = {
  QUOTE_REQUEST: '/admin/quotes?owner=me',
  COMPANY: '/admin/companies?owner=me',
  TASK: '/admin',
  ORDER: '/admin/orders?owner=me',
};

/** Returns the path of the panel that a notification opens: its record, or a list for several records. */
export const getNotificationPath = ({ recordType, count, ...ids }: NotificationGroup): string =>
  (count === 1 ? getRecordPath(ids) : undefined) ?? lists[recordType];
