import { searchText } from './search-text.ts';

/** One of many, by the value that the form sends and what it is called in the reader's language. */
export interface Choice {
  value: string;
  label: string;
}

/** In the order of a language, with whatever else there is (`other`, `diger`) at the end. */
export function sortedChoices(choices: readonly Choice[], language: string, last: string): Choice[] {
  const { compare } = new Intl.Collator(language);
  const isLast = ({ value }: Choice) => Number(value === last);
  return choices.toSorted((a, b) => isLast(a) - isLast(b) || compare(a.label, b.label));
}

/**
 * The choices that a typed text may mean: those that begin with it, then those with a word that does, then those that have it anywhere,
 * each in the order given. The value itself is searched too, so that `usa` or `hbi` is found in every language.
 */
export function matchingChoices(choices: readonly Choice[], typed: string): Choice[] {
  const wanted = searchText(typed);
  if (!wanted) return [...choices];
  const ranked = choices.map((choice) => ({ choice, rank: rankOf(choice, wanted) }));
  return ranked
    .filter(({ rank }) => rank < unrelated)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice);
}

const unrelated = 4;

function rankOf({ label, value }: Choice, wanted: string): number {
  const text = searchText(label);
  if (text.startsWith(wanted)) return 0;
  if (` ${text}`.includes(` ${wanted}`)) return 1;
  const everything = `${text} ${searchText(value)}`;
  if (wanted.split(' ').every((word) => everything.includes(word))) return 2;
  return everything.replaceAll(' ', '').includes(wanted.replaceAll(' ', '')) ? 3 : unrelated;
}
