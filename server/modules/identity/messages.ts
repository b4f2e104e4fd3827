import { readFileSync } from 'node:fs';
import { createIntl } from '@formatjs/intl';

/** Texts of mails to admin users, in Turkish like the administration panel. */
export const staffIntl = createIntl({
  locale: 'tr-TR',
  messages: JSON.parse(readFileSync(new URL('./messages.tr.json', import.meta.url), 'utf8')) as Record<string, string>,
  onError(error) {
    throw error; // a missing text fails in a test instead of reaching a recipient
  },
});
