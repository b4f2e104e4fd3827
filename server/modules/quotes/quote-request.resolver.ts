import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  UseMiddleware,
} from 'type-graphql';
import { PersonOnly } from '../../platform/graphql/authentication.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { type ActivityLog, ActivityLogConnection } from '../activity/index.ts';
import { Company, companyLoaders, Contact, contactLoaders } from '../parties/index.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import { pageSize, type Page, PageArgs } from '../../platform/database/pagination.ts';
import { createConnectionType } from '../../platform/graphql/connection.ts';
import type { OutcomeContext } from './outcome.service.ts';
import { QuoteRequest } from './quote-request.entity.ts';
import { QuoteRequestFilter } from './quote-request.filter.ts';
import { countQuoteRequestsByStatus, listQuoteRequests, sumQuoteRequests } from './quote-request.list.ts';
import { QuoteRequestPatch, QuoteRequestsPatch } from './quote-request.patch.ts';
import { findQuoteRequest, updateQuoteRequest, updateQuoteRequests } from './quote-request.service.ts';
import { MAX_SIMILAR } from './quote-request.similar.ts';
import { QuoteRequestTotals, StatusCount } from './status-count.type.ts';
import { quoteRequestLoaders } from './quote-request.loaders.ts';

const QuoteRequestConnection = createConnectionType(QuoteRequest);

@Resolver(() => QuoteRequest)
export class QuoteRequestResolver {
  @Authorized(readers)
  @Query(() => QuoteRequestConnection, {
    description: 'Quote requests, newest first unless the filter sets another order.',
  })
  quoteRequests(
    @Arg('filter', () => QuoteRequestFilter, { nullable: true, description: 'All requests when omitted.' })
    filter: QuoteRequestFilter | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db, viewer }: Context,
  ): Promise<Page<QuoteRequest>> {
    return listQuoteRequests(db, filter ?? {}, page, viewer);
  }

  @Authorized(readers)
  @Query(() => QuoteRequest, { nullable: true, description: 'A quote request; null when it does not exist.' })
  quoteRequest(
    @Arg('id', () => ID, { description: 'UUID of the request.' }) id: string,
    @Ctx() { db }: Context,
  ): Promise<QuoteRequest | null> {
    return findQuoteRequest(db, id);
  }

  @Authorized(readers)
  @Query(() => [StatusCount], { description: 'Number of quote requests for each status, in workflow order.' })
  quoteRequestCounts(
    @Arg('filter', () => QuoteRequestFilter, {
      nullable: true,
      description: 'Restricts the requests; `status` and `statuses` are ignored.',
    })
    filter: QuoteRequestFilter | null,
    @Ctx() { db, viewer }: Context,
  ): Promise<StatusCount[]> {
    return countQuoteRequestsByStatus(db, filter ?? {}, viewer);
  }

  @Authorized(readers)
  @Query(() => QuoteRequestTotals, { description: 'Totals of the amounts of the requests that a list contains.' })
  quoteRequestTotals(
    @Arg('filter', () => QuoteRequestFilter, { nullable: true, description: 'All requests when omitted.' })
    filter: QuoteRequestFilter | null,
    @Ctx() { db, viewer }: Context,
  ): Promise<QuoteRequestTotals> {
    return sumQuoteRequests(db, filter ?? {}, viewer);
  }

  @Authorized(editors)
  @Mutation(() => QuoteRequest, {
    description:
      'Updates the fields that the patch contains. CONFLICT, without any change, when the record changed after `version`; `theirs` contains the current record.',
  })
  updateQuoteRequest(
    @Arg('id', () => ID, { description: 'UUID of the request.' }) id: string,
    @Arg('patch', () => QuoteRequestPatch, { description: 'Fields to change.' }) patch: QuoteRequestPatch,
    @Arg('version', () => Date, {
      nullable: true,
      description: '`updatedAt` that the editor saw; without it the last edit wins.',
    })
    version: Date | null,
    @Ctx() { transaction, reopeningChecks: checks }: OutcomeContext,
  ): Promise<QuoteRequest> {
    return transaction((tx) => updateQuoteRequest(tx, id, patch, { version, checks }));
  }

  @Authorized(editors)
  @Mutation(() => [QuoteRequest], {
    description: 'Updates all of the requests or none. NOT_FOUND listing the unknown ids.',
  })
  updateQuoteRequests(
    @Arg('ids', () => [ID], { description: 'UUIDs of the requests, 1 to 100.' }) ids: string[],
    @Arg('patch', () => QuoteRequestsPatch, { description: 'Fields to change.' }) patch: QuoteRequestsPatch,
    @Ctx() { transaction, reopeningChecks }: OutcomeContext,
  ): Promise<QuoteRequest[]> {
    return transaction((tx) => updateQuoteRequests(tx, ids, patch, reopeningChecks));
  }

  @FieldResolver(() => Company, { nullable: true, description: 'Linked company; null when it is deleted.' })
  async linkedCompany(@Root() { companyId }: QuoteRequest, @Ctx() { loaders }: Context): Promise<Company | null> {
    const company = companyId ? await loaders(companyLoaders).company.load(companyId) : null;
    return company?.deletedAt ? null : company;
  }

  @FieldResolver(() => Contact, { nullable: true, description: 'Linked contact.' })
  async linkedContact(@Root() { contactId }: QuoteRequest, @Ctx() { loaders }: Context): Promise<Contact | null> {
    return contactId ? loaders(contactLoaders).contact.load(contactId) : null;
  }

  @UseMiddleware(PersonOnly)
  @FieldResolver(() => ActivityLogConnection, { description: 'Activity log of the request, latest entry first.' })
  history(
    @Root() { id }: QuoteRequest,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { loaders }: Context,
  ): Promise<Page<ActivityLog>> {
    return loaders(quoteRequestLoaders).history.load({ id, ...page });
  }

  @FieldResolver(() => [QuoteRequest], {
    description: 'Requests of the same company or for the same product, most similar first; at most ten.',
  })
  similar(
    @Root() { id }: QuoteRequest,
    @Arg('first', () => Int, { nullable: true, defaultValue: 5, description: 'Maximum number of requests, 1 to 10.' })
    first: number | null,
    @Ctx() { loaders }: Context,
  ): Promise<QuoteRequest[]> {
    return loaders(quoteRequestLoaders).similar.load({ id, first: Math.min(pageSize(first ?? 5), MAX_SIMILAR) });
  }
}
