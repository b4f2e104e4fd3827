import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { readers } from '../../identity/roles.ts';
import type { Page } from '../../platform/database/keyset.ts';
import { connectionOf, PageArgs } from '../../platform/graphql/connection.ts';
import { Company } from '../companies/company.entity.ts';
import { Contact } from './contact.entity.ts';
import { contacts } from './contact.service.ts';

const ContactConnection = connectionOf(Contact);

@Resolver(() => Contact)
export class ContactResolver {
  @Authorized(readers)
  @Query(() => ContactConnection, { description: 'Contacts by name, as a Turkish dictionary orders it.' })
  contacts(
    @Arg('companyId', () => ID, { nullable: true, description: 'Of this company only.' }) companyId: string | null,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Words that name and e-mail contain together, whatever their case; at most 200 characters.',
    })
    search: string | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: Context,
  ): Promise<Page<Contact>> {
    return contacts(db, { companyId, search }, page);
  }

  @FieldResolver(() => Company, { description: 'The company of `companyId`.' })
  company(@Root() { companyId }: Contact, @Ctx() { loaders }: Context): Promise<Company | null> {
    return loaders.company.load(companyId);
  }
}
