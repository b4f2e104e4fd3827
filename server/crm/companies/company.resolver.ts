import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { readers } from '../../identity/roles.ts';
import type { Page } from '../../platform/database/keyset.ts';
import { connectionOf, PageArgs } from '../../platform/graphql/connection.ts';
import { Contact } from '../contacts/contact.entity.ts';
import { Company } from './company.entity.ts';
import { CompanyFilter } from './company.input.ts';
import { companies, company } from './company.service.ts';

const CompanyConnection = connectionOf(Company);

@Resolver(() => Company)
export class CompanyResolver {
  @Authorized(readers)
  @Query(() => CompanyConnection, { description: 'Companies, newest first unless the filter says otherwise.' })
  companies(
    @Arg('filter', () => CompanyFilter, { nullable: true, description: 'Which; all when left out.' })
    filter: CompanyFilter | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: Context,
  ): Promise<Page<Company>> {
    return companies(db, filter ?? {}, page);
  }

  @Authorized(readers)
  @Query(() => Company, { nullable: true, description: 'Null when there is none.' })
  company(
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
    @Ctx() { db }: Context,
  ): Promise<Company | null> {
    return company(db, id);
  }

  @FieldResolver(() => [Contact], {
    description: 'The primary contact first, then by name; at most 100, the rest through `contacts`.',
  })
  contacts(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<Contact[]> {
    return loaders.contactsOf.load(id);
  }
}
