/** Returns the values of `after` that differ from `before`. */
export const getChanges = <Values extends object>(before: Partial<Values>, after: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before[name as keyof Values] !== value),
  ) as Partial<Values>;
