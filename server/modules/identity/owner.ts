import { IsNull, Not, type EntityManager } from 'typeorm';
import { reasons } from '../../../common/forms/reasons.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { AdminUser } from './admin-user.entity.ts';

/** Whether an admin user may own records: analysts may not edit them, and a disabled user cannot work on them. */
export const isAssignable = ({ role, disabledAt }: Pick<AdminUser, 'role' | 'disabledAt'>): boolean =>
  role !== 'analyst' && disabledAt === null;

/**
 * Checks that a user may own records, and locks the row: disabling the user or changing the role waits until the transaction ends.
 * @throws BAD_USER_INPUT for an unknown or disabled user and for an analyst
 */
export async function assertAssignable(tx: EntityManager, id: string, field = 'ownerId'): Promise<void> {
  const found = isUuid(id)
    ? await tx.findOne(AdminUser, {
        where: { id, disabledAt: IsNull(), role: Not('analyst') },
        lock: { mode: 'pessimistic_read' },
      })
    : null;
  if (!found) throw badInput({ [field]: reasons.choice });
}
