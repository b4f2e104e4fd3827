/**
 * PostgreSQL's advisory locks, as pairs of integers: ours share the first one. A lock is held by a connection and ends with
 * it, so a killed process leaves none behind.
 */
const kordon = 0x6b6f7264;

/** Held in the database `postgres` by the one process that runs an embedded cluster. */
export const clusterLock = [kordon, 1];
/** Held while migrations run. */
export const migrationLock = [kordon, 2];
/** Held while the first super admin is made, and while one is demoted, disabled or removed: somebody has to stay. */
export const firstAdminLock = [kordon, 3];
/** Held while the server's role is given its rights: two that do so at once would trip over each other's catalog rows. */
export const grantLock = [kordon, 4];
/** Held from the last check of an upload until its commit: uploads at the same time do not see each other. */
export const uploadLock = [kordon, 5];
