import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import type { AdminSession } from './admin-session.type.ts';
import { listSessions } from './admin-session.service.ts';

export const identityLoaders = (db: DataSource) => ({
  /** Active sessions by id of the admin user, most recently used first. */
  sessionsByAdminUser: new DataLoader<string, AdminSession[]>(async (ids) => {
    const sessions = await listSessions(db, ids);
    return ids.map((id) => sessions.filter(({ adminUserId }) => adminUserId === id));
  }),

  /** Whether the account with an e-mail has a password. */
  hasPassword: new DataLoader<string, boolean>(async (emails) => {
    const accounts = await db.query<{ email: string }[]>('select email from accounts where email = any($1)', [emails]);
    return emails.map((email) => accounts.some((account) => account.email === email));
  }),

  /** Name of the admin user by e-mail; null for a deleted admin user. */
  nameByEmail: new DataLoader<string, string | null>(async (emails) => {
    const admins = await db.query<{ email: string; name: string }[]>(
      'select email, name from admin_users where email = any($1)',
      [emails],
    );
    return emails.map((email) => admins.find((admin) => admin.email === email)?.name ?? null);
  }),
});
