import sql, { type Sql } from 'sql-template-tag';
import { Field, ID, InputType } from 'type-graphql';
import type { ActivityAction } from '../../../common/enums.ts';
import { anyOf, equal, isText } from '../../platform/database/conditions.ts';
import { inRange } from '../../platform/database/days.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { ActivityActionEnum } from '../../platform/graphql/enums.ts';

@InputType({ description: 'Which changes; all that is given has to hold.' })
export class ActivityLogFilter {
  @Field(() => String, {
    nullable: true,
    description: 'E-mail of who made them; empty for the public site and our own jobs.',
  })
  actor?: string | null;

  @Field(() => [String], { nullable: true, description: 'Names of tables: quote_requests, companies, admin_users.' })
  targetType?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Of one record alone.' })
  targetId?: string | null;

  @Field(() => [ActivityActionEnum], { nullable: true, description: 'What happened.' })
  action?: ActivityAction[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Changes of this field alone, as changes names it: status, creditLimit.',
  })
  field?: string | null;

  @Field(() => String, { nullable: true, description: 'First day in Istanbul, as 2026-11-19.' })
  fromDay?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day in Istanbul, included.' })
  toDay?: string | null;
}

/** @throws BAD_USER_INPUT for days that are none or reversed */
export function activityConditions(filter: ActivityLogFilter): Sql[] {
  const { actor, targetType, targetId, action, field, fromDay, toDay } = filter;
  return [
    ...(actor === '' ? [sql`actor is null`] : equal({ actor })),
    ...anyOf({ target_type: targetType, action }),
    ...(targetId ? [isUuid(targetId) ? sql`target_id = ${targetId}` : sql`false`] : []),
    ...(field ? [isText(field) ? sql`changes ? ${field}` : sql`false`] : []),
    ...inRange('created_at', { fromDay: fromDay ?? null, toDay: toDay ?? null }),
  ];
}
