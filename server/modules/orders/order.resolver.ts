import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Float,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
  UseMiddleware,
} from 'type-graphql';
import { PersonOnly } from '../../platform/graphql/authentication.ts';
import sql from 'sql-template-tag';
import type { MilestoneKind, OrderPaymentKind } from '../../../common/enums.ts';
import { fetchPage, PageArgs, type Page } from '../../platform/database/pagination.ts';
import { createConnectionType } from '../../platform/graphql/connection.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { MilestoneKindEnum, OrderPaymentKindEnum } from '../../platform/graphql/enums.ts';
import { notFound } from '../../platform/graphql/errors.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import { ActivityLog, ActivityLogConnection, latestChangeFirst } from '../activity/index.ts';
import { Colleague } from '../identity/index.ts';
import { Offer } from '../offers/index.ts';
import { Company, companyLoaders } from '../parties/index.ts';
import { QuoteRequest } from '../quotes/index.ts';
import { deleteOrderDocument, releaseOrderDocument } from './order-document.service.ts';
import { LateStep, Milestone, Order, OrderDocument } from './order.entity.ts';
import { OrderFilter, OrderInput, OrderPatch } from './order.input.ts';
import { findOrder, listOrders } from './order.list.ts';
import { orderLoaders } from './order.loaders.ts';
import {
  cancelOrder,
  confirmOrder,
  createOrder,
  updateMilestone,
  updateOrder,
  updateOrderPayment,
} from './order.service.ts';
import { findLateSteps, findNextMilestone } from './order.steps.ts';

const OrderConnection = createConnectionType(Order);
const versionArgument = {
  nullable: true,
  description: '`updatedAt` that the editor saw; without it the last edit wins.',
} as const;

@Resolver(() => Order)
export class OrderResolver {
  @Authorized(readers)
  @Query(() => OrderConnection, {
    description: 'Orders, newest first; with the filter `late`, the longest delay first.',
  })
  orders(
    @Arg('filter', () => OrderFilter, { nullable: true, description: 'All orders when omitted.' })
    filter: OrderFilter | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db, viewer }: Context,
  ): Promise<Page<Order>> {
    return listOrders(db, filter ?? {}, page, viewer);
  }

  @Authorized(readers)
  @Query(() => Order, { nullable: true, description: 'An order; null when it does not exist.' })
  order(
    @Arg('id', () => ID, { description: 'UUID of the order.' }) id: string,
    @Ctx() { db }: Context,
  ): Promise<Order | null> {
    return findOrder(db, id);
  }

  @Authorized(editors)
  @Mutation(() => Order, {
    description:
      'Creates an order that awaits confirmation. A second call for an offer returns its order. BAD_USER_INPUT with the fields, also for an offer that is neither SENT nor ACCEPTED; NOT_FOUND for an unknown offer, request or company.',
  })
  createOrder(
    @Arg('input', () => OrderInput, { description: 'An offer, or the values of an order by hand.' }) input: OrderInput,
    @Arg('id', () => ID, {
      nullable: true,
      description:
        'Idempotency key of an order by hand: a UUID that the form generated when it opened. A repeated call returns the order of the first call.',
    })
    id: string | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Order> {
    return transaction((tx) => createOrder(tx, input, { by: viewer!, id }));
  }

  @Authorized(editors)
  @Mutation(() => Order, {
    description:
      'Updates the fields that the patch contains. CONFLICT, without any change, when the order changed after `version` (`theirs` contains the current one), and when it is no longer AWAITING_CONFIRMATION, unless only the title changes.',
  })
  updateOrder(
    @Arg('id', () => ID, { description: 'UUID of the order.' }) id: string,
    @Arg('patch', () => OrderPatch, { description: 'Fields to change.' }) patch: OrderPatch,
    @Arg('version', () => Date, versionArgument) version: Date | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Order> {
    return transaction((tx) => updateOrder(tx, id, patch, { version, by: viewer! }));
  }

  @Authorized(editors)
  @Mutation(() => Order, {
    description:
      'Confirms an order and makes its quote request WON, whatever the state of the request was. A confirmed order is returned as it is. CONFLICT when the order changed after `version`, and when it is cancelled.',
  })
  async confirmOrder(
    @Arg('id', () => ID, { description: 'UUID of the order.' }) id: string,
    @Arg('version', () => Date, versionArgument) version: Date | null,
    @Ctx() { db, allRecords }: Context,
  ): Promise<Order> {
    // The request may belong to a colleague whose records the caller does not see; it becomes WON all the same.
    if (!(await findOrder(db, id))) throw notFound('There is no such order');
    return allRecords.transaction((tx) => confirmOrder(tx, id, version));
  }

  @Authorized(editors)
  @Mutation(() => Order, {
    description:
      'Cancels an order that is not delivered; then its quote request can be reopened. A cancelled order is returned as it is. CONFLICT when the order changed after `version`, and when it is delivered.',
  })
  cancelOrder(
    @Arg('id', () => ID, { description: 'UUID of the order.' }) id: string,
    @Arg('reason', () => String, { description: 'Why, at most 1,000 characters; internal.' }) reason: string,
    @Arg('version', () => Date, versionArgument) version: Date | null,
    @Ctx() { transaction }: Context,
  ): Promise<Order> {
    return transaction((tx) => cancelOrder(tx, id, reason, version));
  }

  @Authorized(editors)
  @Mutation(() => Order, {
    description:
      'Sets the given values of a milestone; null removes a value. An actual day of DELIVERED makes the order DELIVERED; without one it is CONFIRMED again. BAD_USER_INPUT for a milestone that this kind of sale does not have and for an actual day in the future; CONFLICT when the order changed after `version`, when it is cancelled and, for an actual day, when it is not confirmed.',
  })
  updateMilestone(
    @Arg('orderId', () => ID, { description: 'UUID of the order.' }) orderId: string,
    @Arg('kind', () => MilestoneKindEnum, { description: 'The milestone.' }) kind: MilestoneKind,
    @Arg('plannedOn', () => String, { nullable: true, description: 'Planned day, like 2026-12-01.' })
    plannedOn: string | null | undefined,
    @Arg('doneOn', () => String, { nullable: true, description: 'Actual day, like 2026-12-01.' })
    doneOn: string | null | undefined,
    @Arg('note', () => String, { nullable: true, description: 'Internal note, at most 300 characters.' })
    note: string | null | undefined,
    @Arg('version', () => Date, versionArgument) version: Date | null,
    @Ctx() { transaction }: Context,
  ): Promise<Order> {
    return transaction((tx) => updateMilestone(tx, orderId, kind, { plannedOn, doneOn, note }, version));
  }

  @Authorized(editors)
  @Mutation(() => Order, {
    description:
      'Sets the given values of a payment; null removes a value. BAD_USER_INPUT for a payment that this kind of sale does not have, for an actual day in the future, and for amount and actual day of LC_EXPIRY; CONFLICT when the order changed after `version` and when it is cancelled.',
  })
  updateOrderPayment(
    @Arg('orderId', () => ID, { description: 'UUID of the order.' }) orderId: string,
    @Arg('kind', () => OrderPaymentKindEnum, { description: 'The payment.' }) kind: OrderPaymentKind,
    @Arg('dueOn', () => String, { nullable: true, description: 'Day on which it is due or expires.' })
    dueOn: string | null | undefined,
    @Arg('amount', () => Float, { nullable: true, description: 'Amount in the currency of the order.' })
    amount: number | null | undefined,
    @Arg('doneOn', () => String, { nullable: true, description: 'Day on which it was received or opened.' })
    doneOn: string | null | undefined,
    @Arg('version', () => Date, versionArgument) version: Date | null,
    @Ctx() { transaction }: Context,
  ): Promise<Order> {
    return transaction((tx) => updateOrderPayment(tx, orderId, kind, { dueOn, amount, doneOn }, version));
  }

  @FieldResolver(() => Colleague, { nullable: true, description: 'Who is responsible; null when nobody is.' })
  owner(@Root() { ownerId }: Order, @Ctx() { loaders }: Context): Promise<Colleague | null> | null {
    return ownerId ? loaders(companyLoaders).owner.load(ownerId) : null;
  }

  @FieldResolver(() => Offer, {
    nullable: true,
    description: 'Offer that became the order; null for an order by hand.',
  })
  offer(@Root() { offerId }: Order, @Ctx() { loaders }: Context): Promise<Offer | null> | null {
    return offerId ? loaders(orderLoaders).offer.load(offerId) : null;
  }

  @FieldResolver(() => QuoteRequest, {
    nullable: true,
    description: 'Quote request; null without one, and when the caller may not see it.',
  })
  quoteRequest(@Root() { quoteRequestId }: Order, @Ctx() { loaders }: Context): Promise<QuoteRequest | null> | null {
    return quoteRequestId ? loaders(orderLoaders).quoteRequest.load(quoteRequestId) : null;
  }

  @FieldResolver(() => Company, { nullable: true, description: 'Linked company; null when it is deleted.' })
  async company(@Root() { companyId }: Order, @Ctx() { loaders }: Context): Promise<Company | null> {
    const company = companyId ? await loaders(companyLoaders).company.load(companyId) : null;
    return company?.deletedAt ? null : company;
  }

  @FieldResolver(() => [OrderDocument], {
    description: 'Documents, in the order of their kinds. POST /orders/<id>/documents/<kind> adds one.',
  })
  documents(@Root() { id }: Order, @Ctx() { loaders }: Context): Promise<OrderDocument[]> {
    return loaders(orderLoaders).documents.load(id);
  }

  @FieldResolver(() => [LateStep], {
    description:
      'Milestones and payments whose day has passed, the longest delay first; only deposit and balance once the order is delivered, none once it is cancelled.',
  })
  late(@Root() order: Order): LateStep[] {
    return findLateSteps(order);
  }

  @FieldResolver(() => Milestone, {
    nullable: true,
    description: 'First milestone that is not reached; null for a delivered or cancelled order.',
  })
  nextMilestone(@Root() order: Order): Milestone | null {
    return findNextMilestone(order);
  }

  @UseMiddleware(PersonOnly)
  @FieldResolver(() => ActivityLogConnection, {
    description: 'Activity log of the order and its documents, latest entry first.',
  })
  history(
    @Root() { id }: Order,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: Context,
  ): Promise<Page<ActivityLog>> {
    const where = [
      sql`target_id = any(array(select ${id}::uuid union all select id from order_documents where order_id = ${id}))`,
    ];
    return fetchPage(db, { entity: ActivityLog, where, order: latestChangeFirst }, page);
  }
}

@Resolver(() => OrderDocument)
export class OrderDocumentResolver {
  @Authorized(editors)
  @Mutation(() => OrderDocument, { description: 'Shows a document to the customer, or hides it again.' })
  releaseOrderDocument(
    @Arg('id', () => ID, { description: 'UUID of the document.' }) id: string,
    @Arg('released', () => Boolean, { description: 'Whether the customer may see it.' }) released: boolean,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<OrderDocument> {
    return transaction((tx) => releaseOrderDocument(tx, id, released, viewer!));
  }

  @Authorized(editors)
  @Mutation(() => Boolean, { description: 'Permanently removes a document and its file.' })
  deleteOrderDocument(
    @Arg('id', () => ID, { description: 'UUID of the document.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<boolean> {
    return transaction((tx) => deleteOrderDocument(tx, id));
  }
}

@Resolver(() => QuoteRequest)
export class QuoteRequestOrdersResolver {
  @FieldResolver(() => [Order], { description: 'Orders of the request, newest first.' })
  orders(@Root() { id }: QuoteRequest, @Ctx() { loaders }: Context): Promise<Order[]> {
    return loaders(orderLoaders).orders.load(id);
  }
}
