import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../../common/locales.ts';

/** Syntax trees by message id, as compiled by the build. */
export type Messages = Record<string, MessageFormatElement[]>;

const catalogues = {
  ...import.meta.glob<Messages>('./*/*.json', { eager: true, import: 'default', base: './messages/' }),
  // Names are shared with the server, which uses them in mails.
  ...import.meta.glob<Messages>('./*/*.json', { eager: true, import: 'default', base: '../../common/names/' }),
};

/**
 * Returns the messages of the named catalogues in one language.
 * @throws Error when a catalogue does not exist
 */
export function getMessages(locale: Locale, catalogueNames: string[]): Messages {
  return Object.assign(
    {},
    ...catalogueNames.map((name) => {
      const catalogue = catalogues[`./${locale}/${name}.json`];
      if (!catalogue) throw new Error(`There is no catalogue ${name} in ${locale}`);
      return catalogue;
    }),
  ) as Messages;
}
