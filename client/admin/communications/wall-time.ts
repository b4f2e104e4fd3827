/** What the clocks of a place show at a moment, as a `datetime-local` field wants it: 2026-11-21T10:00. */
export const wallTime = (at: string | number, timeZone?: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(at))
    .replace(' ', 'T');

/** The moment at which the clocks of a place show that, as ISO 8601 in UTC. */
export function momentOf(wall: string, timeZone?: string): string {
  const asUtc = Date.parse(`${wall}Z`);
  const ahead = Date.parse(`${wallTime(asUtc, timeZone)}Z`) - asUtc;
  return new Date(asUtc - ahead).toISOString();
}
