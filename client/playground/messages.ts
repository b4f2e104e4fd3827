import playground from '../i18n/messages/tr/admin-playground.json';
import crmMessages from '../i18n/messages/tr/admin-crm.json';

/** Turkish messages around the editor. The editor itself is in English. */
export const messages = playground;

/** Returns the Turkish name of a role, as the admin shows it. */
export const getRoleName = (role: string): string => (crmMessages as Record<string, string>)[`role.${role}`] ?? role;
