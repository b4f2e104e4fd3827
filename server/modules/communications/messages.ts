import { readFileSync } from 'node:fs';
import { createIntl } from '@formatjs/intl';

/** Words of what colleagues get about communications: Turkish, as all of their screens. */
export const followUpIntl = createIntl({
  locale: 'tr-TR',
  messages: JSON.parse(readFileSync(new URL('./messages.tr.json', import.meta.url), 'utf8')) as Record<string, string>,
  onError(error) {
    throw error; // a missing text stops the message in a test, not in a mailbox
  },
});
