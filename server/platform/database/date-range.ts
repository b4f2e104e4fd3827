import sql, { raw, type Sql } from 'sql-template-tag';
import { brand } from '../../../common/brand.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { badInput } from '../graphql/errors.ts';

/** A range of instants and a range of days in the company's time zone. Ends are inclusive; a missing end is unbounded. */
interface DateRange {
  from?: Date | null;
  to?: Date | null;
  /** In the form 2026-11-19. */
  fromDay?: string | null;
  toDay?: string | null;
}

/**
 * Returns the conditions that an instant lies in a range.
 * @param path prefix of the range's fields in errors, with the dot
 * @throws BAD_USER_INPUT when a day is invalid or an end is before its start
 */
export function buildDateRangeConditions(
  column: string,
  { from, to, fromDay, toDay }: DateRange,
  path = 'filter.',
): Sql[] {
  for (const [name, day] of Object.entries({ fromDay, toDay }))
    if (day && !isValidDay(day)) throw badInput({ [`${path}${name}`]: reasons.date });
  if (from && to && from > to) throw badInput({ [`${path}from`]: reasons.datesReversed });
  if (fromDay && toDay && fromDay > toDay) throw badInput({ [`${path}fromDay`]: reasons.datesReversed });
  const instant = raw(column);
  return [
    ...(from ? [sql`${instant} >= ${from}`] : []),
    ...(to ? [sql`${instant} <= ${to}`] : []),
    ...(fromDay ? [sql`${instant} >= ${fromDay}::date::timestamp at time zone ${brand.timeZone}`] : []),
    ...(toDay ? [sql`${instant} < (${toDay}::date + 1)::timestamp at time zone ${brand.timeZone}`] : []),
  ];
}

/** Whether a text is an existing day of the years 1900 to 2199. */
function isValidDay(text: string): boolean {
  if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
