import { adminRoles, type AdminRole } from '../../../common/enums.ts';

/** Roles that may read; used as `@Authorized(readers)`. */
export const readers: AdminRole[] = [...adminRoles];
/** Roles that may change records; `Viewer.seesOwnOnly` limits which ones. */
export const editors: AdminRole[] = ['super_admin', 'admin', 'sales'];
/** Roles that may change what concerns all customers, such as market prices. */
export const admins: AdminRole[] = ['super_admin', 'admin'];
/** Roles that may manage admin users. */
export const superAdmins: AdminRole[] = ['super_admin'];
