import { activityActions } from '../../../common/enums.ts';
import type { ActivityAction } from '../../graphql/generated.ts';
import { enumNames } from '../kit/enum-options.ts';
import { day, manyOf, text } from '../kit/use-url-filter.ts';

/** Tables whose records people know by name. */
export const auditedTypes = [
  'quote_requests',
  'companies',
  'contacts',
  'communications',
  'offers',
  'company_documents',
  'contact_messages',
  'supplier_applications',
  'admin_users',
  'api_tokens',
] as const;

/** In the address, what nobody who is signed in did. */
export const publicActor = '-';

/** What the address of the audit log may ask for. */
export const auditFilter = {
  actor: text,
  targetType: manyOf(auditedTypes),
  action: manyOf(enumNames<ActivityAction>(activityActions)),
  targetId: text,
  field: text,
  from: day,
  to: day,
};
