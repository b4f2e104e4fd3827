import { languages, type Language } from '../../../common/enums.ts';
import type { MarketNote } from './market-note.entity.ts';

type Texts = Pick<MarketNote, 'texts'>;

export const isComplete = (text: MarketNote['texts'][Language]): boolean =>
  Boolean(text?.title && text.summary && text.content);

/** Languages in which a note is complete. */
export const getWrittenLanguages = ({ texts }: Texts): Language[] =>
  languages.filter((language) => isComplete(texts[language]));

/** Language for readers whose own one has no text: English, else Turkish, else the first one. */
export function chooseDefaultLanguage(note: Texts): Language {
  const written = getWrittenLanguages(note);
  return (['en', 'tr'] as const).find((language) => written.includes(language)) ?? written[0]!;
}
