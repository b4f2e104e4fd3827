import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Float,
  Info,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import type { Page } from '../../platform/database/keyset.ts';
import { ReadsIds, wantedOf } from '../../platform/graphql/wanted.ts';
import { connectionOf, PageArgs } from '../../platform/graphql/connection.ts';
import { Contact } from './contact.entity.ts';
import { MoneyAmount } from './money-amount.type.ts';
import { possibleDuplicates } from './company.duplicates.ts';
import { Company } from './company.entity.ts';
import { CompanyFilter, CompanyInput } from './company.input.ts';
import { companies, companySummary } from './company.list.ts';
import { company, createCompany, deleteCompany, restoreCompany, updateCompany } from './company.service.ts';
import { CompanyDependents, CompanyDuplicate, CompanySummary } from './company.types.ts';
import { companyLoaders } from './company.loaders.ts';
import { contactLoaders } from './contact.loaders.ts';

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
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Company>> {
    return companies(db, filter ?? {}, page, wantedOf(info));
  }

  @Authorized(readers)
  @Query(() => Company, { nullable: true, description: 'Null when there is none.' })
  company(
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Company | null> {
    return company(db, id, wantedOf(info));
  }

  @Authorized(readers)
  @Query(() => CompanySummary, {
    description: 'Figures of all companies.',
    complexity: 2_000, // all closed requests are added up
  })
  companySummary(@Ctx() { db }: Context): Promise<CompanySummary> {
    return companySummary(db);
  }

  @Authorized(readers)
  @Query(() => [CompanyDuplicate], {
    description: 'Companies that may be the one that is being entered, the likeliest first; at most five.',
  })
  possibleDuplicates(
    @Arg('name', () => String, { nullable: true, description: 'Name as typed so far.' }) name: string | null,
    @Arg('email', () => String, { nullable: true, description: 'E-mail of somebody there.' }) email: string | null,
    @Arg('website', () => String, { nullable: true, description: 'Its website.' }) website: string | null,
    @Ctx() { db }: Context,
  ): Promise<CompanyDuplicate[]> {
    return possibleDuplicates(db, { name, email, website });
  }

  @Authorized(editors)
  @Mutation(() => Company, { description: 'Enters a company.' })
  createCompany(
    @Arg('input', () => CompanyInput, { description: 'What is known of it.' }) input: CompanyInput,
    @Arg('id', () => ID, {
      nullable: true,
      description: 'UUID made by the form when it opened: sent again, the company that it made is returned.',
    })
    id: string | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Company> {
    return transaction((tx) => createCompany(tx, input, { by: viewer, id }));
  }

  @Authorized(editors)
  @Mutation(() => Company, {
    description:
      'Changes what the input names. CONFLICT, and nothing saved, when the record is newer than `version`: `theirs` has it as it is now.',
  })
  updateCompany(
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
    @Arg('input', () => CompanyInput, { description: 'What it becomes.' }) input: CompanyInput,
    @Arg('version', () => Date, {
      nullable: true,
      description: 'The updatedAt that the editor saw; the last edit wins without it.',
    })
    version: Date | null,
    @Ctx() { transaction }: Context,
  ): Promise<Company> {
    return transaction((tx) => updateCompany(tx, id, input, version));
  }

  @Authorized(editors)
  @Mutation(() => Boolean, {
    description: 'Puts a company into the bin with all that is its own; after 30 days there it is removed for good.',
  })
  deleteCompany(
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<boolean> {
    return transaction((tx) => deleteCompany(tx, id));
  }

  @Authorized(editors)
  @Mutation(() => Company, { description: 'Takes a company out of the bin again, as it was.' })
  restoreCompany(
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<Company> {
    return transaction((tx) => restoreCompany(tx, id));
  }

  @ReadsIds()
  @FieldResolver(() => [Contact], {
    description: 'The primary contact first, then by name; at most 100, the rest through `contacts`.',
  })
  contacts(@Root() { id }: Company, @Ctx() { loaders }: Context, @Info() info: GraphQLResolveInfo): Promise<Contact[]> {
    return loaders(contactLoaders).contactsOf(wantedOf(info)).load(id);
  }

  @ReadsIds()
  @FieldResolver(() => Int, { description: 'Quote requests that belong to it.' })
  async totalQuotes(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders(companyLoaders).recordCounts.load(id)).quoteRequests;
  }

  @ReadsIds()
  @FieldResolver(() => Int, { description: 'Quote requests that became orders (status CLOSED).' })
  async totalOrders(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders(companyLoaders).recordCounts.load(id)).orders;
  }

  @ReadsIds()
  @FieldResolver(() => Int, { description: 'Contacts.' })
  async contactCount(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders(companyLoaders).recordCounts.load(id)).contacts;
  }

  @ReadsIds()
  @FieldResolver(() => Int, { description: 'Communications.' })
  async communicationCount(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders(companyLoaders).recordCounts.load(id)).communications;
  }

  @ReadsIds()
  @FieldResolver(() => Float, {
    description:
      'Sum of the quoted amounts of its closed requests, in `currency`. An amount in another currency is converted by the rates of the day on which its request was closed, or of the week before it; where there are none it is left out, see `unconvertedValues`.',
  })
  async totalValue(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders(companyLoaders).companyValue.load(id)).totalValue;
  }

  @ReadsIds()
  @FieldResolver(() => [MoneyAmount], {
    description:
      'What `totalValue` leaves out because there is no rate, one sum for each currency; empty when everything is counted. Example rates convert nothing.',
  })
  async unconvertedValues(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<MoneyAmount[]> {
    return (await loaders(companyLoaders).companyValue.load(id)).unconvertedValues;
  }

  @FieldResolver(() => CompanyDependents, { description: 'What goes with it when it is deleted.' })
  async dependents(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<CompanyDependents> {
    const { recordCounts, documentCount } = loaders(companyLoaders);
    const [{ contacts, communications, quoteRequests }, documents] = await Promise.all([
      recordCounts.load(id),
      documentCount.load(id),
    ]);
    return { contacts, communications, quoteRequests, documents };
  }
}
