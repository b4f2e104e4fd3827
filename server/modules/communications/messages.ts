import { readFileSync } from 'node:fs';
import { createIntl } from '@formatjs/intl';

/** Messages of internal mails about follow-ups, in Turkish like the whole administration. */
export const followUpIntl = createIntl({
  locale: 'tr-TR',
  messages: JSON.parse(readFileSync(new URL('./messages.tr.json', import.meta.url), 'utf8')) as Record<string, string>,
  onError(error) {
    throw error; // a missing message fails the test instead of reaching a mailbox
  },
});
