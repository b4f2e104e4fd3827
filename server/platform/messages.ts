import { readFileSync } from 'node:fs';
import { createIntl, type IntlShape } from '@formatjs/intl';
import { languages, type Locale } from '../../common/locales.ts';

export type Messages = Record<string, string>;

/** Reads a catalogue of messages, a JSON file beside the module: `new URL('./messages.tr.json', import.meta.url)`. */
export const readMessages = (file: URL): Messages => JSON.parse(readFileSync(file, 'utf8')) as Messages;

/** Returns messages and formats of a language. A missing message throws, so that it fails in a test instead of reaching a reader. */
export const createServerIntl = (locale: Locale, messages: Messages): IntlShape =>
  createIntl({
    locale: languages[locale].tag,
    messages,
    onError(error) {
      throw error;
    },
  });
