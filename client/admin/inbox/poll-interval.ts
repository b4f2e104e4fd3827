/** Mails that wait change no record, so the live feed does not announce them. */
export const INBOX_POLL_MS = 60_000;
