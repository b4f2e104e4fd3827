import type { AdminRole } from '../../../common/enums.ts';

/** Who may do what; `@Authorized(editors)` on an operation names one of these. */
export const readers: AdminRole[] = ['super_admin', 'admin', 'analyst'];
export const editors: AdminRole[] = ['super_admin', 'admin'];
/** They also manage admin users. */
export const owners: AdminRole[] = ['super_admin'];
