import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Float,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import { type Page, PageArgs } from '../../platform/database/pagination.ts';
import { createConnectionType } from '../../platform/graphql/connection.ts';
import { Colleague } from '../identity/index.ts';
import { Contact } from './contact.entity.ts';
import { MoneyAmount } from './money-amount.type.ts';
import { findPossibleDuplicates } from './company.duplicates.ts';
import { Company } from './company.entity.ts';
import { CompanyInput } from './company.input.ts';
import { listCompanies, CompanyFilter, companyLoaders } from './company.list.ts';
import { findCompany, createCompany, deleteCompany, restoreCompany, updateCompany } from './company.service.ts';
import { getCompanySummary } from './company.summary.ts';
import { CompanyDependents, CompanyDuplicate, CompanySummary } from './company.types.ts';
import { contactLoaders } from './contact.loaders.ts';

const CompanyConnection = createConnectionType(Company);

@Resolver(() => Company)
export class CompanyResolver {
  @Authorized(readers)
  @Query(() => CompanyConnection, { description: 'Companies, newest first unless the filter sets another order.' })
  companies(
    @Arg('filter', () => CompanyFilter, {
      nullable: true,
      description: 'All companies that are not deleted when omitted.',
    })
    filter: CompanyFilter | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db, viewer }: Context,
  ): Promise<Page<Company>> {
    return listCompanies(db, filter ?? {}, page, viewer);
  }

  @Authorized(readers)
  @Query(() => Company, { nullable: true, description: 'A company; null when it does not exist or is deleted.' })
  company(
    @Arg('id', () => ID, { description: 'UUID of the company.' }) id: string,
    @Ctx() { db }: Context,
  ): Promise<Company | null> {
    return findCompany(db, id);
  }

  @Authorized(readers)
  @Query(() => CompanySummary, {
    description: 'Key figures of all companies.',
    complexity: 2_000, // sums up all closed requests
  })
  companySummary(@Ctx() { db }: Context): Promise<CompanySummary> {
    return getCompanySummary(db);
  }

  @Authorized(readers)
  @Query(() => [CompanyDuplicate], {
    description: 'Existing companies that may be the same as the one being entered, best match first; at most five.',
  })
  possibleDuplicates(
    @Arg('name', () => String, { nullable: true, description: 'Name, also incomplete.' }) name: string | null,
    @Arg('email', () => String, { nullable: true, description: 'E-mail address of a contact.' }) email: string | null,
    @Arg('website', () => String, { nullable: true, description: 'URL of the website.' }) website: string | null,
    @Ctx() { db }: Context,
  ): Promise<CompanyDuplicate[]> {
    return findPossibleDuplicates(db, { name, email, website });
  }

  @Authorized(editors)
  @Mutation(() => Company, { description: 'Creates a company.' })
  createCompany(
    @Arg('input', () => CompanyInput, { description: 'Values of the company.' }) input: CompanyInput,
    @Arg('id', () => ID, {
      nullable: true,
      description:
        'Idempotency key: a UUID that the form generated when it opened. A repeated call returns the company of the first call.',
    })
    id: string | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Company> {
    return transaction((tx) => createCompany(tx, input, { by: viewer, id }));
  }

  @Authorized(editors)
  @Mutation(() => Company, {
    description:
      'Updates the fields that the input contains. CONFLICT, without any change, when the record changed after `version`; `theirs` contains the current record.',
  })
  updateCompany(
    @Arg('id', () => ID, { description: 'UUID of the company.' }) id: string,
    @Arg('input', () => CompanyInput, { description: 'Fields to change.' }) input: CompanyInput,
    @Arg('version', () => Date, {
      nullable: true,
      description: '`updatedAt` that the editor saw; without it the last edit wins.',
    })
    version: Date | null,
    @Ctx() { transaction }: Context,
  ): Promise<Company> {
    return transaction((tx) => updateCompany(tx, id, input, version));
  }

  @Authorized(editors)
  @Mutation(() => Boolean, {
    description: 'Deletes a company with its contacts, communications and documents. It can be restored for 30 days.',
  })
  deleteCompany(
    @Arg('id', () => ID, { description: 'UUID of the company.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<boolean> {
    return transaction((tx) => deleteCompany(tx, id));
  }

  @Authorized(editors)
  @Mutation(() => Company, { description: 'Restores a deleted company.' })
  restoreCompany(
    @Arg('id', () => ID, { description: 'UUID of the company.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<Company> {
    return transaction((tx) => restoreCompany(tx, id));
  }

  @FieldResolver(() => Colleague, { nullable: true, description: 'Who is responsible; null when nobody is.' })
  owner(@Root() { ownerId }: Company, @Ctx() { loaders }: Context): Promise<Colleague | null> | null {
    return ownerId ? loaders(companyLoaders).owner.load(ownerId) : null;
  }

  @FieldResolver(() => [Contact], {
    description: 'The primary contact first, then by name; at most 100. The query `contacts` lists all.',
  })
  contacts(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<Contact[]> {
    return loaders(contactLoaders).contactsOf.load(id);
  }

  @FieldResolver(() => Int, { description: 'Number of quote requests.' })
  async totalQuotes(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders(companyLoaders).recordCounts.load(id)).quoteRequests;
  }

  @FieldResolver(() => Int, { description: 'Number of orders that are not cancelled.' })
  async totalOrders(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders(companyLoaders).recordCounts.load(id)).orders;
  }

  @FieldResolver(() => Int, { description: 'Number of contacts.' })
  async contactCount(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders(companyLoaders).recordCounts.load(id)).contacts;
  }

  @FieldResolver(() => Int, { description: 'Number of communications.' })
  async communicationCount(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders(companyLoaders).recordCounts.load(id)).communications;
  }

  @FieldResolver(() => Float, {
    description:
      'Sum of the amounts of its won requests, in `currency` and rounded once, half up. Other currencies are converted with the rates that were stored with the amounts. Amounts without a rate are left out, see `unconvertedValues`.',
  })
  async totalValue(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders(companyLoaders).companyValue.load(id)).totalValue;
  }

  @FieldResolver(() => [MoneyAmount], {
    description:
      'Amounts that `totalValue` leaves out because there is no exchange rate, one sum per currency. Example rates are not used for conversion.',
  })
  async unconvertedValues(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<MoneyAmount[]> {
    return (await loaders(companyLoaders).companyValue.load(id)).unconvertedValues;
  }

  @FieldResolver(() => CompanyDependents, { description: 'Numbers of records that a deletion of the company affects.' })
  async dependents(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<CompanyDependents> {
    const { recordCounts, documentCount } = loaders(companyLoaders);
    const [{ contacts, communications, quoteRequests }, documents] = await Promise.all([
      recordCounts.load(id),
      documentCount.load(id),
    ]);
    return { contacts, communications, quoteRequests, documents };
  }
}
