import { createServerIntl, readMessages } from '../../platform/messages.ts';

/** Texts of mails to admin users, in Turkish like the administration panel. */
export const staffIntl = createServerIntl('tr', readMessages(new URL('./messages.tr.json', import.meta.url)));
