import admin from '../i18n/messages/tr/admin.json';
import playground from '../i18n/messages/tr/admin-playground.json';
import roles from '../i18n/messages/tr/admin-crm.json';

/** What is said around the editor, whose own words are English. */
export const words = playground;

/** As the panel calls a role. */
export const roleName = (role: string): string =>
  (({ ...admin, ...roles }) as Record<string, string>)[`role.${role}`] ?? role;
