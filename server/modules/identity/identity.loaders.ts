import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import type { AdminSession } from './admin-session.type.ts';
import { sessionsOf } from './admin-session.service.ts';

export const identityLoaders = (db: DataSource) => ({
  /** By id of the admin user: open sessions, the last used first. */
  sessionsOf: new DataLoader<string, AdminSession[]>(async (ids) => {
    const sessions = await sessionsOf(db, ids);
    return ids.map((id) => sessions.filter(({ adminUserId }) => adminUserId === id));
  }),

  /** By e-mail: whether there is a password to sign in with. */
  hasPassword: new DataLoader<string, boolean>(async (emails) => {
    const accounts = await db.query<{ email: string }[]>('select email from accounts where email = any($1)', [emails]);
    return emails.map((email) => accounts.some((account) => account.email === email));
  }),

  /** By e-mail: as colleagues call them; null for who is not among them any more. */
  nameOf: new DataLoader<string, string | null>(async (emails) => {
    const people = await db.query<{ email: string; name: string }[]>(
      'select email, name from admin_users where email = any($1)',
      [emails],
    );
    return emails.map((email) => people.find((person) => person.email === email)?.name ?? null);
  }),
});
