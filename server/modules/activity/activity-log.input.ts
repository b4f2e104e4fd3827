import sql, { type Sql } from 'sql-template-tag';
import { Field, ID, InputType } from 'type-graphql';
import type { ActivityAction } from '../../../common/enums.ts';
import { anyOf, equal, isStorableText, isUuid } from '../../platform/database/rows.ts';
import { buildDateRangeConditions } from '../../platform/database/date-range.ts';
import { ActivityActionEnum } from '../../platform/graphql/enums.ts';

@InputType({ description: 'Filter for changes; all given conditions have to match.' })
export class ActivityLogFilter {
  @Field(() => String, {
    nullable: true,
    description: 'E-mail of the admin; empty for changes by the public site and by jobs.',
  })
  actor?: string | null;

  @Field(() => [String], { nullable: true, description: 'Table names: quote_requests, companies, admin_users.' })
  targetType?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Only changes of this record.' })
  targetId?: string | null;

  @Field(() => [ActivityActionEnum], { nullable: true, description: 'Kinds of changes.' })
  action?: ActivityAction[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only changes of this field, named as in `changes`: status, creditLimit.',
  })
  field?: string | null;

  @Field(() => String, { nullable: true, description: 'First day in Istanbul time, such as 2026-11-19.' })
  fromDay?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day in Istanbul time, inclusive.' })
  toDay?: string | null;
}

/**
 * Returns the SQL conditions of a filter.
 * @throws BAD_USER_INPUT when a day is not valid or the days are reversed
 */
export function createActivityConditions(filter: ActivityLogFilter): Sql[] {
  const { actor, targetType, targetId, action, field, fromDay, toDay } = filter;
  return [
    ...(actor === '' ? [sql`actor is null`] : equal({ actor })),
    ...anyOf({ target_type: targetType, action }),
    ...(targetId ? [isUuid(targetId) ? sql`target_id = ${targetId}` : sql`false`] : []),
    ...(field ? [isStorableText(field) ? sql`changes ? ${field}` : sql`false`] : []),
    ...buildDateRangeConditions('created_at', { fromDay: fromDay ?? null, toDay: toDay ?? null }),
  ];
}
