import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Info,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { type ActivityLog, ActivityLogConnection } from '../activity/index.ts';
import { Company, companyLoaders, Contact, contactLoaders } from '../parties/index.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import { pageSize, type Page } from '../../platform/database/keyset.ts';
import { ReadsIds, wantedOf } from '../../platform/graphql/wanted.ts';
import { connectionOf, PageArgs } from '../../platform/graphql/connection.ts';
import { QuoteRequest } from './quote-request.entity.ts';
import { QuoteRequestFilter } from './quote-request.filter.ts';
import { quoteRequestCounts, quoteRequests } from './quote-request.list.ts';
import { QuoteRequestPatch, QuoteRequestsPatch } from './quote-request.patch.ts';
import { quoteRequest, updateQuoteRequest, updateQuoteRequests } from './quote-request.service.ts';
import { mostSimilar } from './quote-request.similar.ts';
import { StatusCount } from './status-count.type.ts';
import { quoteRequestLoaders } from './quote-request.loaders.ts';

const QuoteRequestConnection = connectionOf(QuoteRequest);

@Resolver(() => QuoteRequest)
export class QuoteRequestResolver {
  @Authorized(readers)
  @Query(() => QuoteRequestConnection, {
    description: 'Quote requests, newest first unless the filter says otherwise.',
  })
  quoteRequests(
    @Arg('filter', () => QuoteRequestFilter, { nullable: true, description: 'Which; all when left out.' })
    filter: QuoteRequestFilter | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<QuoteRequest>> {
    return quoteRequests(db, filter ?? {}, page, wantedOf(info));
  }

  @Authorized(readers)
  @Query(() => QuoteRequest, { nullable: true, description: 'Null when there is none.' })
  quoteRequest(
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
    @Ctx() { db }: Context,
  ): Promise<QuoteRequest | null> {
    return quoteRequest(db, id);
  }

  @Authorized(readers)
  @Query(() => [StatusCount], { description: 'One for every status, in the order of the work.' })
  quoteRequestCounts(
    @Arg('filter', () => QuoteRequestFilter, {
      nullable: true,
      description: 'Which; `status` and `statuses` are ignored.',
    })
    filter: QuoteRequestFilter | null,
    @Ctx() { db }: Context,
  ): Promise<StatusCount[]> {
    return quoteRequestCounts(db, filter ?? {});
  }

  @Authorized(editors)
  @Mutation(() => QuoteRequest, {
    description:
      'Changes what the patch names. CONFLICT, and nothing saved, when the record is newer than `version`: `theirs` has it as it is now.',
  })
  updateQuoteRequest(
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
    @Arg('patch', () => QuoteRequestPatch, { description: 'What becomes of it.' }) patch: QuoteRequestPatch,
    @Arg('version', () => Date, {
      nullable: true,
      description: 'The updatedAt that the editor saw; the last edit wins without it.',
    })
    version: Date | null,
    @Ctx() { transaction }: Context,
  ): Promise<QuoteRequest> {
    return transaction((tx) => updateQuoteRequest(tx, id, patch, version));
  }

  @Authorized(editors)
  @Mutation(() => [QuoteRequest], {
    description: 'Changes all of them or none. NOT_FOUND, which names them, when there are some that there are not.',
  })
  updateQuoteRequests(
    @Arg('ids', () => [ID], { description: 'Their UUIDs, 1 to 100.' }) ids: string[],
    @Arg('patch', () => QuoteRequestsPatch, { description: 'What becomes of them.' }) patch: QuoteRequestsPatch,
    @Ctx() { transaction }: Context,
  ): Promise<QuoteRequest[]> {
    return transaction((tx) => updateQuoteRequests(tx, ids, patch));
  }

  @ReadsIds()
  @FieldResolver(() => Company, { nullable: true, description: 'The company of `companyId`, unless deleted.' })
  async linkedCompany(@Root() { companyId }: QuoteRequest, @Ctx() { loaders }: Context): Promise<Company | null> {
    const company = companyId ? await loaders(companyLoaders).company.load(companyId) : null;
    return company?.deletedAt ? null : company;
  }

  @ReadsIds()
  @FieldResolver(() => Contact, { nullable: true, description: 'The contact of `contactId`.' })
  async linkedContact(@Root() { contactId }: QuoteRequest, @Ctx() { loaders }: Context): Promise<Contact | null> {
    return contactId ? loaders(contactLoaders).contact.load(contactId) : null;
  }

  @ReadsIds()
  @FieldResolver(() => ActivityLogConnection, { description: 'Who made or changed what of it, the latest first.' })
  history(
    @Root() { id }: QuoteRequest,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { loaders }: Context,
  ): Promise<Page<ActivityLog>> {
    return loaders(quoteRequestLoaders).history.load({ id, ...page });
  }

  @ReadsIds()
  @FieldResolver(() => [QuoteRequest], {
    description: 'Requests of the same company or for the same product, the likest first; at most ten.',
  })
  similar(
    @Root() { id }: QuoteRequest,
    @Arg('first', () => Int, { nullable: true, defaultValue: 5, description: 'Rows at most, 1 to 10.' })
    first: number | null,
    @Ctx() { loaders }: Context,
  ): Promise<QuoteRequest[]> {
    return loaders(quoteRequestLoaders).similar.load({ id, first: Math.min(pageSize(first ?? 5), mostSimilar) });
  }
}
