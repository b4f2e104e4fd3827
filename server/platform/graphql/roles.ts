import { adminRoles, type AdminRole } from '../../../common/enums.ts';

/** Roles that may read; used as `@Authorized(readers)`. */
export const readers: AdminRole[] = [...adminRoles];
/** Roles that may change records. */
export const editors: AdminRole[] = ['super_admin', 'admin'];
/** Roles that may manage admin users. */
export const superAdmins: AdminRole[] = ['super_admin'];
