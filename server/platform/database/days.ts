import sql, { raw, type Sql } from 'sql-template-tag';
import { brand } from '../../../common/brand.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { badInput } from '../graphql/errors.ts';

/** A range of instants, and one of days by the company's own clock; both ends included, each open where it is not given. */
export interface Range {
  from?: Date | null;
  to?: Date | null;
  /** As 2026-11-19. */
  fromDay?: string | null;
  toDay?: string | null;
}

/**
 * Conditions under which an instant lies in a range.
 * @param path of the range's fields, with the dot, for the error
 * @throws BAD_USER_INPUT for a day that is none, and for an end before its beginning
 */
export function inRange(column: string, { from, to, fromDay, toDay }: Range, path = 'filter.'): Sql[] {
  for (const [name, day] of Object.entries({ fromDay, toDay }))
    if (day && !isDay(day)) throw badInput({ [`${path}${name}`]: reasons.date });
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

/** Of the calendar, and within what PostgreSQL and people mean by a date. */
function isDay(text: string): boolean {
  if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
