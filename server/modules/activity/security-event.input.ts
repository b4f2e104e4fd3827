import sql, { type Sql } from 'sql-template-tag';
import { Field, InputType } from 'type-graphql';
import type { SecurityEventKind } from '../../../common/enums.ts';
import { buildDateRangeConditions } from '../../platform/database/date-range.ts';
import { anyOf, equal } from '../../platform/database/rows.ts';
import { SecurityEventKindEnum } from '../../platform/graphql/enums.ts';

@InputType({ description: 'Filter for security events; all given conditions have to match.' })
export class SecurityEventFilter {
  @Field(() => [SecurityEventKindEnum], { nullable: true, description: 'Kinds of events.' })
  kind?: SecurityEventKind[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail of the admin user; empty for events of visitors and of the server itself.',
  })
  actor?: string | null;

  @Field(() => String, { nullable: true, description: 'First day in Istanbul time, such as 2026-11-19.' })
  fromDay?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day in Istanbul time, inclusive.' })
  toDay?: string | null;
}

/**
 * Returns the SQL conditions of a filter.
 * @throws BAD_USER_INPUT when a day is not valid or the days are reversed
 */
export const createEventConditions = ({ kind, actor, fromDay, toDay }: SecurityEventFilter): Sql[] => [
  ...(actor === '' ? [sql`actor is null`] : equal({ actor })),
  ...anyOf({ kind }),
  ...buildDateRangeConditions('created_at', { fromDay: fromDay ?? null, toDay: toDay ?? null }),
];
