import type { ResolverData } from 'type-graphql';
import type { AdminRole } from '../../common/enums.ts';
import type { Context } from '../context.ts';
import { forbidden, unauthenticated } from '../platform/graphql/errors.ts';

/**
 * What `@Authorized(roles)` asks of the caller.
 * @throws UNAUTHENTICATED for the public, FORBIDDEN for a role that is not among them
 */
export function authorize({ context: { viewer } }: ResolverData<Context>, roles: AdminRole[]): boolean {
  if (!viewer) throw unauthenticated();
  if (roles.length > 0 && !roles.includes(viewer.role)) throw forbidden();
  return true;
}
