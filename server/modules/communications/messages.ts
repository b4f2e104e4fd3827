import { createServerIntl, readMessages } from '../../platform/messages.ts';

/** Messages of internal mails about follow-ups, in Turkish like the whole administration. */
export const followUpIntl = createServerIntl('tr', readMessages(new URL('./messages.tr.json', import.meta.url)));
