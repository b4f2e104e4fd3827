import { Field, ID, InputType } from 'type-graphql';
import type { TaskState } from '../../../common/enums.ts';
import { TaskStateEnum } from '../../platform/graphql/enums.ts';

@InputType({ description: 'Values of a task.' })
export class TaskInput {
  @Field({ description: 'What is to be done, at most 200 characters.' })
  title!: string;

  @Field({ description: 'Last day in Istanbul, like 2026-12-01.' })
  dueOn!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'UUID of the colleague, who is enabled and no analyst; null for nobody.',
  })
  assigneeId?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of a quote request.' })
  quoteRequestId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'UUID of a company. With a request, the company of the request is stored.',
  })
  companyId?: string | null;
}

@InputType({ description: 'Selects tasks; all conditions have to be true.' })
export class TaskFilter {
  @Field(() => TaskStateEnum, { nullable: true, description: 'Urgency; every open task when omitted.' })
  state?: TaskState | null;

  @Field(() => ID, { nullable: true, description: 'UUID of a quote request.' })
  quoteRequestId?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of a company.' })
  companyId?: string | null;
}
