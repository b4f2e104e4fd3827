/** Returns the local time of an instant in the format of a `datetime-local` input: 2026-11-21T10:00. */
export const toDateTimeLocal = (at: string | number, timeZone?: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(at))
    .replace(' ', 'T');

/** Returns the instant of a local time, as ISO 8601 in UTC. */
export function fromDateTimeLocal(localTime: string, timeZone?: string): string {
  const asUtc = Date.parse(`${localTime}Z`);
  const offsetMs = Date.parse(`${toDateTimeLocal(asUtc, timeZone)}Z`) - asUtc;
  return new Date(asUtc - offsetMs).toISOString();
}
