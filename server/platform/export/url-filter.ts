import { calendarPeriods, getCalendarPeriod } from '../../../common/calendar-period.ts';
import { enumName } from '../../../common/enums.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { getIstanbulDay } from '../../../common/istanbul-day.ts';
import { badInput } from '../graphql/errors.ts';

/**
 * Reads a filter from the query string of a URL: `?status=NEW&status=PENDING`, `?status=NEW,PENDING`, `?search=demir`.
 */
export class UrlFilter {
  /** Whether a parameter that was read so far leaves out rows: the order of a list does not. */
  isNarrowed = false;

  constructor(readonly query: Record<string, unknown>) {}

  /** Reads a query string, without the question mark. */
  static fromQuery(query: string): UrlFilter {
    const params = new URLSearchParams(query);
    return new UrlFilter(Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)])));
  }

  text(name: string): string | null {
    return this.#texts(name)[0] ?? null;
  }

  /**
   * Accepts the GraphQL name of a value or its stored form.
   * @throws BAD_USER_INPUT for an unknown value
   */
  oneOf<Value extends string>(name: string, values: readonly Value[]): Value | null {
    return this.anyOf(name, values)?.[0] ?? null;
  }

  /**
   * Returns null, which means the default order, also for an unknown order: bookmarked URLs may contain orders that
   * were removed.
   */
  order<Order extends string>(orders: readonly Order[]): Order | null {
    return orders.find((order) => enumName(order) === this.text('order')?.toUpperCase()) ?? null;
  }

  /** Like {@link oneOf}, for several values. @throws BAD_USER_INPUT for an unknown value */
  anyOf<Value extends string>(name: string, values: readonly Value[]): Value[] | null {
    const texts = this.texts(name);
    if (!texts) return null;
    return texts.map((text) => {
      const found = values.find((value) => value === text || enumName(value) === text.toUpperCase());
      if (!found) throw badInput({ [name]: reasons.choice });
      return found;
    });
  }

  /** Returns null when the parameter is missing or empty. */
  texts(name: string): string[] | null {
    const texts = this.#texts(name)
      .flatMap((text) => text.split(','))
      .filter(Boolean);
    return texts.length > 0 ? texts : null;
  }

  flag(name: string): boolean {
    return ['1', 'true'].includes(this.text(name) ?? '');
  }

  /** @throws BAD_USER_INPUT when the value is not a finite number */
  number(name: string): number | null {
    const text = this.text(name);
    if (text === null) return null;
    const number = Number(text);
    if (!Number.isFinite(number)) throw badInput({ [name]: reasons.amount });
    return number;
  }

  /** Returns null for a day without a time. @throws BAD_USER_INPUT when the value is not a valid point in time */
  instant(name: string): Date | null {
    const text = this.text(name);
    if (!text || looksLikeDay(text)) return null;
    const at = new Date(text);
    if (Number.isNaN(at.getTime()) || !/^[12]\d{3}-/.test(at.toISOString())) throw badInput({ [name]: reasons.date });
    return at;
  }

  /**
   * Returns the range from `from` to `to`, two points in time or two days such as 2026-11-19; or the days of `period`, such as lastQuarter.
   * @throws BAD_USER_INPUT for an unknown period and an invalid point in time
   */
  range(): { from: Date | null; to: Date | null; fromDay: string | null; toDay: string | null } {
    const period = this.oneOf('period', calendarPeriods);
    if (period) {
      const { from: fromDay, to: toDay } = getCalendarPeriod(period, getIstanbulDay());
      return { from: null, to: null, fromDay, toDay };
    }
    const [from, to] = [this.text('from'), this.text('to')];
    return {
      from: this.instant('from'),
      to: this.instant('to'),
      fromDay: this.text('fromDay') ?? (from && looksLikeDay(from) ? from : null),
      toDay: this.text('toDay') ?? (to && looksLikeDay(to) ? to : null),
    };
  }

  #texts(name: string): string[] {
    const value = this.query[name];
    const texts = (Array.isArray(value) ? value : [value]).filter(
      (text): text is string => typeof text === 'string' && text !== '',
    );
    if (texts.length > 0 && !neutralParameters.has(name)) this.isNarrowed = true;
    return texts;
  }
}

/** Parameters that leave out no rows by themselves. */
const neutralParameters = new Set(['order', 'reversed', 'matchAny']);

/** Whether a value has the form of a day; whether the day exists is checked with the other bad input. */
const looksLikeDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
