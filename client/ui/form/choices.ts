import { normalizeForSearch } from './search-text.ts';

/** An option of a list: the value that the form submits, and its label in the user's language. */
export interface Choice {
  value: string;
  label: string;
}

/**
 * Sorts choices by label in the order of a language.
 * @param last value of the catch-all choice (`other`, `diger`), which is placed at the end
 */
export function sortChoices(choices: readonly Choice[], language: string, last: string): Choice[] {
  const { compare } = new Intl.Collator(language);
  const isLast = ({ value }: Choice) => Number(value === last);
  return choices.toSorted((a, b) => isLast(a) - isLast(b) || compare(a.label, b.label));
}

/**
 * Returns the choices that match a typed text: first those whose label begins with it, then those with a word that begins with it, then
 * those that contain it anywhere; each group keeps its order. The value is searched too, so that `usa` or `hbi` is found in every language.
 */
export function filterChoices(choices: readonly Choice[], typed: string): Choice[] {
  const query = normalizeForSearch(typed);
  if (!query) return [...choices];
  const ranked = choices.map((choice) => ({ choice, rank: rankChoice(choice, query) }));
  return ranked
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice);
}

const NO_MATCH = 4;

/** Returns 0 for the best match, up to `NO_MATCH`. */
function rankChoice({ label, value }: Choice, query: string): number {
  const text = normalizeForSearch(label);
  if (text.startsWith(query)) return 0;
  if (` ${text}`.includes(` ${query}`)) return 1;
  const labelAndValue = `${text} ${normalizeForSearch(value)}`;
  if (query.split(' ').every((word) => labelAndValue.includes(word))) return 2;
  return labelAndValue.replaceAll(' ', '').includes(query.replaceAll(' ', '')) ? 3 : NO_MATCH;
}
