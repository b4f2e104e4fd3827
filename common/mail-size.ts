/** Maximum size of a received mail with its attachments; of larger ones only the headers are read. */
export const MAX_MAIL_BYTES = 25 * 1024 * 1024;
