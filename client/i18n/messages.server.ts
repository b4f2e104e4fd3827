import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../../common/locales.ts';

/** Message id to its syntax tree, as the build compiles it. */
export type Messages = Record<string, MessageFormatElement[]>;

const catalogues = {
  ...import.meta.glob<Messages>('./*/*.json', { eager: true, import: 'default', base: './messages/' }),
  // Names that mails use too.
  ...import.meta.glob<Messages>('./*/*.json', { eager: true, import: 'default', base: '../../common/names/' }),
};

/**
 * The messages of some catalogues in one language.
 * @throws Error for a catalogue that does not exist
 */
export function messagesOf(locale: Locale, catalogueNames: string[]): Messages {
  return Object.assign(
    {},
    ...catalogueNames.map((name) => {
      const catalogue = catalogues[`./${locale}/${name}.json`];
      if (!catalogue) throw new Error(`There is no catalogue ${name} in ${locale}`);
      return catalogue;
    }),
  ) as Messages;
}
