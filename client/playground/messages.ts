import admin from '../i18n/messages/tr/admin.json';
import playground from '../i18n/messages/tr/admin-playground.json';
import roles from '../i18n/messages/tr/admin-crm.json';

/** Turkish messages around the editor. The editor itself is in English. */
export const messages = playground;

/** Returns the Turkish name of a role, as the admin shows it. */
export const getRoleName = (role: string): string =>
  (({ ...admin, ...roles }) as Record<string, string>)[`role.${role}`] ?? role;
