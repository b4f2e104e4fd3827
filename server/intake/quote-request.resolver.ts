import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Company } from '../crm/companies/company.entity.ts';
import { Contact } from '../crm/contacts/contact.entity.ts';
import { readers } from '../identity/roles.ts';
import type { Page } from '../platform/database/keyset.ts';
import { connectionOf, PageArgs } from '../platform/graphql/connection.ts';
import { QuoteRequest } from './quote-request.entity.ts';
import { QuoteRequestFilter } from './quote-request.filter.ts';
import { quoteRequest, quoteRequestCounts, quoteRequests } from './quote-request.service.ts';
import { StatusCount } from './status-count.type.ts';

const QuoteRequestConnection = connectionOf(QuoteRequest);

@Resolver(() => QuoteRequest)
export class QuoteRequestResolver {
  @Authorized(readers)
  @Query(() => QuoteRequestConnection, { description: 'Quote requests, newest first.' })
  quoteRequests(
    @Arg('filter', () => QuoteRequestFilter, { nullable: true, description: 'Which; all when left out.' })
    filter: QuoteRequestFilter | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: Context,
  ): Promise<Page<QuoteRequest>> {
    return quoteRequests(db, filter ?? {}, page);
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
    @Arg('filter', () => QuoteRequestFilter, { nullable: true, description: 'Which; its `status` is ignored.' })
    filter: QuoteRequestFilter | null,
    @Ctx() { db }: Context,
  ): Promise<StatusCount[]> {
    return quoteRequestCounts(db, filter ?? {});
  }

  @FieldResolver(() => Company, { nullable: true, description: 'The company of `companyId`, unless deleted.' })
  async linkedCompany(@Root() { companyId }: QuoteRequest, @Ctx() { loaders }: Context): Promise<Company | null> {
    const company = companyId ? await loaders.company.load(companyId) : null;
    return company?.deletedAt ? null : company;
  }

  @FieldResolver(() => Contact, { nullable: true, description: 'The contact of `contactId`.' })
  async linkedContact(@Root() { contactId }: QuoteRequest, @Ctx() { loaders }: Context): Promise<Contact | null> {
    return contactId ? loaders.contact.load(contactId) : null;
  }
}
