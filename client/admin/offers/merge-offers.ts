import { mergeThreeWay, type Conflict } from '../kit/three-way-merge.ts';
import type { Choices } from '../kit/conflict-dialog.tsx';
import { lineFields, type OfferValues, type StoredLine } from './offer-values.ts';

interface MergeResult {
  /** Conflicting values are those of `theirs`. */
  merged: OfferValues;
  /** One per field or line; a line has the name `lines.<key>`, and the value null on the side that deleted it. */
  conflicts: Conflict[];
}

/** Merges two edits of one offer field by field, and the lines by their keys: two people may edit different lines, or fields of one line. */
export function mergeOffers(original: OfferValues, mine: OfferValues, theirs: OfferValues): MergeResult {
  const terms = mergeThreeWay(withoutLines(original), withoutLines(mine), withoutLines(theirs));
  const lines = mergeLines(original.lines, mine.lines, theirs.lines);
  return {
    merged: { ...terms.merged, lines: lines.merged },
    conflicts: [...terms.conflicts, ...lines.conflicts],
  };
}

const withoutLines = ({ lines: _lines, ...terms }: OfferValues): Omit<OfferValues, 'lines'> => terms;

const byKey = (lines: StoredLine[]) => new Map(lines.map((line) => [line.key, line]));
const isSame = (one: StoredLine, other: StoredLine) => lineFields.every((field) => one[field] === other[field]);

function mergeLines(original: StoredLine[], mine: StoredLine[], theirs: StoredLine[]) {
  const [originalByKey, mineByKey, theirsByKey] = [byKey(original), byKey(mine), byKey(theirs)];
  const conflicts: Conflict[] = [];
  const report = (key: string | undefined, values: Omit<Conflict, 'name'>) =>
    conflicts.push({ name: `lines.${key}`, ...values });
  const merged = new Map<string | undefined, StoredLine>();
  for (const [key, line] of theirsByKey) {
    const [old, myLine] = [originalByKey.get(key), mineByKey.get(key)];
    if (!myLine) {
      if (!old || !isSame(old, line)) merged.set(key, line);
      if (old && !isSame(old, line)) report(key, { original: old, mine: null, theirs: line });
      continue;
    }
    // A line of both sides without an original: this user added it, and an earlier save stored it.
    const fields = mergeThreeWay(old ?? line, myLine, line);
    merged.set(key, fields.merged);
    const myValues = Object.fromEntries(fields.conflicts.map(({ name, mine: value }) => [name, value]));
    if (fields.conflicts.length > 0)
      report(key, { original: old, mine: { ...fields.merged, ...myValues }, theirs: fields.merged });
  }
  for (const [key, line] of mineByKey) {
    const old = originalByKey.get(key);
    if (theirsByKey.has(key)) continue;
    if (!old) merged.set(key, line);
    else if (!isSame(old, line)) report(key, { original: old, mine: line, theirs: null });
  }
  return { merged: sortLines([...merged.values()], { original, mine, theirs }), conflicts };
}

/**
 * The order is that of the side that has moved lines. A line that the other side has added comes after the line that precedes it on that
 * side.
 */
function sortLines(
  lines: StoredLine[],
  { original, mine, theirs }: Record<'original' | 'mine' | 'theirs', StoredLine[]>,
) {
  const sharedKeys = (side: StoredLine[]) => {
    const keys = new Set((side === theirs ? mine : theirs).map(({ key }) => key));
    return side.filter(({ key }) => keys.has(key)).map(({ key }) => key);
  };
  const kept = new Set(sharedKeys(mine));
  const isMoved =
    sharedKeys(mine).join() !==
    original
      .filter(({ key }) => kept.has(key))
      .map(({ key }) => key)
      .join();
  const [leading, following] = isMoved ? [mine, theirs] : [theirs, mine];
  const order = leading.map(({ key }) => key);
  following.forEach(({ key }, index) => {
    if (order.includes(key)) return;
    const previous = following[index - 1];
    order.splice(previous ? order.indexOf(previous.key) + 1 : 0, 0, key);
  });
  return lines.sort((one, another) => order.indexOf(one.key) - order.indexOf(another.key));
}

/** Returns merged values with the choices of the user. @param mine values of the user, for the positions of lines */
export function applyChoices({ merged, conflicts }: MergeResult, choices: Choices, mine: OfferValues): OfferValues {
  const values: OfferValues = { ...merged, lines: [...merged.lines] };
  for (const { name, mine: value } of conflicts) {
    if (choices[name] !== 'mine') continue;
    const [, key] = /^lines\.(.*)$/.exec(name) ?? [];
    if (key === undefined) {
      Object.assign(values, { [name]: value });
      continue;
    }
    const index = values.lines.findIndex((line) => line.key === key);
    const line = value as StoredLine | null;
    if (index >= 0) values.lines.splice(index, 1, ...(line ? [line] : []));
    else if (line)
      values.lines.splice(
        mine.lines.findIndex((own) => own.key === key),
        0,
        line,
      );
  }
  return values;
}
