import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageArgs, type Page } from '../../platform/database/pagination.ts';
import { createConnectionType } from '../../platform/graphql/connection.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import { Colleague } from '../identity/index.ts';
import { Company, companyLoaders } from '../parties/index.ts';
import { Task } from './task.entity.ts';
import { TaskFilter, TaskInput } from './task.input.ts';
import { listTasks } from './task.list.ts';
import { completeTask, createTask, deleteTask, reopenTask, updateTask } from './task.service.ts';

const TaskConnection = createConnectionType(Task);

@Resolver(() => Task)
export class TaskResolver {
  @Authorized(readers)
  @Query(() => TaskConnection, {
    description: 'Tasks and open follow-ups: open ones with the earliest day first, done ones with the latest first.',
  })
  tasks(
    @Arg('mine', () => Boolean, { nullable: true, description: 'True for the tasks of the caller only.' })
    mine: boolean | null,
    @Arg('filter', () => TaskFilter, { nullable: true, description: 'All open tasks when omitted.' })
    filter: TaskFilter | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db, viewer }: Context,
  ): Promise<Page<Task>> {
    return listTasks(db, filter ?? {}, mine ? viewer!.id : null, page);
  }

  @Authorized(editors)
  @Mutation(() => Task, {
    description: 'Creates a task. BAD_USER_INPUT for an assignee who is disabled or an analyst.',
  })
  createTask(
    @Arg('input', () => TaskInput, { description: 'Values of the task.' }) input: TaskInput,
    @Arg('id', () => ID, {
      nullable: true,
      description:
        'Idempotency key: a UUID that the form generated when it opened. A repeated call returns the task of the first call.',
    })
    id: string | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Task> {
    return transaction((tx) => createTask(tx, input, { by: viewer!, id }));
  }

  @Authorized(editors)
  @Mutation(() => Task, {
    description:
      'Replaces the values of a task. CONFLICT, without any change, when the task changed after `version`. NOT_FOUND for a follow-up.',
  })
  updateTask(
    @Arg('id', () => ID, { description: 'UUID of the task.' }) id: string,
    @Arg('input', () => TaskInput, { description: 'All values of the task.' }) input: TaskInput,
    @Arg('version', () => Date, {
      nullable: true,
      description: '`updatedAt` that the editor saw; without it the last edit wins.',
    })
    version: Date | null,
    @Ctx() { transaction }: Context,
  ): Promise<Task> {
    return transaction((tx) => updateTask(tx, id, input, version));
  }

  @Authorized(editors)
  @Mutation(() => Task, {
    description:
      'Completes a task or a follow-up. A second completion changes nothing. NOT_FOUND for a completed follow-up.',
  })
  completeTask(
    @Arg('id', () => ID, { description: 'UUID of the task, or of the communication.' }) id: string,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Task> {
    return transaction((tx) => completeTask(tx, id, viewer!));
  }

  @Authorized(editors)
  @Mutation(() => Task, { description: 'Opens a completed task or follow-up again.' })
  reopenTask(
    @Arg('id', () => ID, { description: 'UUID of the task, or of the communication.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<Task> {
    return transaction((tx) => reopenTask(tx, id));
  }

  @Authorized(editors)
  @Mutation(() => Boolean, {
    description: 'Deletes a task. NOT_FOUND for a follow-up, which is deleted with its communication.',
  })
  deleteTask(
    @Arg('id', () => ID, { description: 'UUID of the task.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<boolean> {
    return transaction((tx) => deleteTask(tx, id));
  }

  @FieldResolver(() => Colleague, { nullable: true, description: 'Who has to do it; null for nobody.' })
  assignee(@Root() { assigneeId }: Task, @Ctx() { loaders }: Context): Promise<Colleague | null> | null {
    return assigneeId ? loaders(companyLoaders).owner.load(assigneeId) : null;
  }

  @FieldResolver(() => Company, { nullable: true, description: 'Linked company, or company of the linked request.' })
  company(@Root() { companyId }: Task, @Ctx() { loaders }: Context): Promise<Company | null> | null {
    return companyId ? loaders(companyLoaders).company.load(companyId) : null;
  }
}
