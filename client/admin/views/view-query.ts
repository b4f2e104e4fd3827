/** Writes a query string in a canonical form, so that two can be compared: the order of its parameters does not matter. */
export function sortQuery(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}
