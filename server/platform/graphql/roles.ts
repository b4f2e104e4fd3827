import type { AdminRole } from '../../../common/enums.ts';

/** Roles that may read; used as `@Authorized(readers)`. */
export const readers: AdminRole[] = ['super_admin', 'admin', 'analyst'];
/** Roles that may change records. */
export const editors: AdminRole[] = ['super_admin', 'admin'];
/** Roles that may manage admin users. */
export const owners: AdminRole[] = ['super_admin'];
