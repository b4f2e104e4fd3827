import { Arg, Args, Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { readers } from '../../identity/roles.ts';
import { defaultFirst, type Page } from '../../platform/database/keyset.ts';
import { connectionOf, PageArgs } from '../../platform/graphql/connection.ts';
import { Company } from '../companies/company.entity.ts';
import { Contact } from '../contacts/contact.entity.ts';
import { Communication } from './communication.entity.ts';
import { CommunicationFilter } from './communication.input.ts';
import { communications, followUps } from './communication.service.ts';

const CommunicationConnection = connectionOf(Communication);

@Resolver(() => Communication)
export class CommunicationResolver {
  @Authorized(readers)
  @Query(() => CommunicationConnection, { description: 'Communications, newest first.' })
  communications(
    @Arg('filter', () => CommunicationFilter, { nullable: true, description: 'Which; all when left out.' })
    filter: CommunicationFilter | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: Context,
  ): Promise<Page<Communication>> {
    return communications(db, filter ?? {}, page);
  }

  @Authorized(readers)
  @Query(() => [Communication], {
    description: 'Communications that we still owe an answer to, due longest first, those without a date last.',
  })
  followUps(
    @Arg('first', () => Int, { nullable: true, defaultValue: defaultFirst, description: 'Rows at most, 1 to 100.' })
    first: number | null,
    @Ctx() { db }: Context,
  ): Promise<Communication[]> {
    return followUps(db, first);
  }

  @FieldResolver(() => Company, { description: 'The company of `companyId`.' })
  company(@Root() { companyId }: Communication, @Ctx() { loaders }: Context): Promise<Company | null> {
    return loaders.company.load(companyId);
  }

  @FieldResolver(() => Contact, { nullable: true, description: 'The contact of `contactId`.' })
  async contact(@Root() { contactId }: Communication, @Ctx() { loaders }: Context): Promise<Contact | null> {
    return contactId ? loaders.contact.load(contactId) : null;
  }
}
