/** Shortest domain, without its ending, that one changed letter makes suspicious; short ones resemble each other by chance. */
const MIN_COMPARED_LENGTH = 6;

/** Letters that look like others in many fonts. */
const confusables: [string, string][] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
  ['1', 'l'],
  ['i', 'l'],
  ['0', 'o'],
  ['5', 's'],
  ['-', ''],
];

const toSkeleton = (domain: string): string =>
  confusables.reduce((text, [letters, likeness]) => text.replaceAll(letters, likeness), domain);

/** Whether a domain can be mistaken for another one: looks the same, has another ending, or differs in one letter. */
export function isLookAlike(domain: string, known: string): boolean {
  if (domain === known || domain.endsWith(`.${known}`) || known.endsWith(`.${domain}`)) return false;
  if (toSkeleton(domain) === toSkeleton(known)) return true;
  const [name, knownName] = [getName(domain), getName(known)];
  if (Math.min(name.length, knownName.length) < MIN_COMPARED_LENGTH) return false;
  return toSkeleton(name) === toSkeleton(knownName) || differsInOneLetter(name, knownName);
}

/** The first label. */
const getName = (domain: string): string => domain.split('.')[0]!;

/** One letter replaced, added, left out, or two neighbours exchanged. */
function differsInOneLetter(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  );
}
