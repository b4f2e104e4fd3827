export interface Conflict<Name extends string = string> {
  name: Name;
  original: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merge<Values extends object> {
  /** What nobody disputes: each field as whoever changed it left it. Disputed ones stand as they do with the other. */
  merged: Values;
  /** Fields that both changed, to different values. */
  conflicts: Conflict<keyof Values & string>[];
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Joins two edits of one record, field by field. All three have the same fields. */
export function threeWay<Values extends object>(original: Values, mine: Values, theirs: Values): Merge<Values> {
  const merged = { ...theirs };
  const conflicts: Conflict<keyof Values & string>[] = [];
  for (const name of Object.keys(original) as (keyof Values & string)[]) {
    if (same(mine[name], original[name]) || same(mine[name], theirs[name])) continue;
    if (same(theirs[name], original[name])) merged[name] = mine[name];
    else conflicts.push({ name, original: original[name], mine: mine[name], theirs: theirs[name] });
  }
  return { merged, conflicts };
}
