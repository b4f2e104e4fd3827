import { activityActions, enumNames } from '../../../common/enums.ts';
import { day, manyOf, text } from '../kit/use-url-filter.ts';

/** Target types that the filter offers: all that are logged. */
export const auditedTypes = [
  'quote_requests',
  'companies',
  'contacts',
  'communications',
  'tasks',
  'offers',
  'orders',
  'order_documents',
  'company_documents',
  'contact_messages',
  'supplier_applications',
  'admin_users',
  'api_tokens',
  'bank_accounts',
  'bank_account_changes',
] as const;

/** Value of `actor` in the URL for changes without a signed-in user. */
export const publicActor = '-';

/** Query parameters of the audit log. */
export const auditFilter = {
  actor: text,
  targetType: manyOf(auditedTypes),
  action: manyOf(enumNames(activityActions)),
  targetId: text,
  field: text,
  from: day,
  to: day,
};
