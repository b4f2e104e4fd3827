/**
 * First integer of all advisory locks of Kordon; the second one identifies the lock. A lock ends with the connection that holds it, so a
 * killed process leaves none behind.
 */
const kordon = 0x6b6f7264;

/** Held in the database `postgres` by the process that runs an embedded cluster. */
export const clusterLock = [kordon, 1];
/** Held while migrations run. */
export const migrationLock = [kordon, 2];
/** Held while the first super admin is created and while one is demoted, disabled or removed: one has to remain. */
export const firstAdminLock = [kordon, 3];
/** Held while the server's role is granted its privileges: concurrent grants fail because they update the same catalog rows. */
export const grantLock = [kordon, 4];
/** Held from the last check of an upload until its commit, because concurrent transactions do not see each other's uploads. */
export const uploadLock = [kordon, 5];
/** Held while a change of a bank account is proposed or decided, because each depends on the others. */
export const bankAccountLock = [kordon, 6];
/** Held while a file is moved between database and folder, and shared during a backup, which has to find each file where its row says. */
export const fileMoveLock = [kordon, 7];
/** Held by the node that reads the mailboxes, for as long as it does. */
export const mailReadingLock = [kordon, 8];
