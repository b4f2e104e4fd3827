export interface Conflict<Name extends string = string> {
  name: Name;
  original: unknown;
  mine: unknown;
  theirs: unknown;
}

interface MergeResult<Values extends object> {
  /** The fields that changed on one side only have the changed value; conflicting fields have the value of `theirs`. */
  merged: Values;
  /** Fields that both sides changed to different values. */
  conflicts: Conflict<keyof Values & string>[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Merges two edits of one record field by field. All three arguments must have the same fields. */
export function mergeThreeWay<Values extends object>(
  original: Values,
  mine: Values,
  theirs: Values,
): MergeResult<Values> {
  const merged = { ...theirs };
  const conflicts: Conflict<keyof Values & string>[] = [];
  for (const name of Object.keys(original) as (keyof Values & string)[]) {
    if (isSame(mine[name], original[name]) || isSame(mine[name], theirs[name])) continue;
    if (isSame(theirs[name], original[name])) merged[name] = mine[name];
    else conflicts.push({ name, original: original[name], mine: mine[name], theirs: theirs[name] });
  }
  return { merged, conflicts };
}
