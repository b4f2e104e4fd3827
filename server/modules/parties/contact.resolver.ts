import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import { type Page, PageArgs } from '../../platform/database/pagination.ts';
import { createConnectionType } from '../../platform/graphql/connection.ts';
import { Company } from './company.entity.ts';
import { Contact } from './contact.entity.ts';
import { ContactInput } from './contact.input.ts';
import { listContacts } from './contact.list.ts';
import { createContact, deleteContact, setPrimaryContact, updateContact } from './contact.service.ts';
import { companyLoaders } from './company.list.ts';

const ContactConnection = createConnectionType(Contact);

@Resolver(() => Contact)
export class ContactResolver {
  @Authorized(readers)
  @Query(() => ContactConnection, {
    description: 'Contacts by name, in Turkish alphabetical order, without those of deleted companies.',
  })
  contacts(
    @Arg('companyId', () => ID, { nullable: true, description: 'UUID of a company; only its contacts are listed.' })
    companyId: string | null,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Words that must all occur in name or e-mail address, ignoring case; at most 200 characters.',
    })
    search: string | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: Context,
  ): Promise<Page<Contact>> {
    return listContacts(db, { companyId, search }, page);
  }

  @Authorized(editors)
  @Mutation(() => Contact, {
    description: 'Creates a contact. The first contact of a company becomes its primary contact.',
  })
  createContact(
    @Arg('input', () => ContactInput, { description: 'Values of the contact.' }) input: ContactInput,
    @Ctx() { transaction }: Context,
  ): Promise<Contact> {
    return transaction((tx) => createContact(tx, input));
  }

  @Authorized(editors)
  @Mutation(() => Contact, {
    description:
      'Updates the fields that the input contains; another `companyId` moves the contact. CONFLICT, without any change, when the record changed after `version`; `theirs` contains the current record.',
  })
  updateContact(
    @Arg('id', () => ID, { description: 'UUID of the contact.' }) id: string,
    @Arg('input', () => ContactInput, { description: 'Fields to change.' }) input: ContactInput,
    @Arg('version', () => Date, {
      nullable: true,
      description: '`updatedAt` that the editor saw; without it the last edit wins.',
    })
    version: Date | null,
    @Ctx() { transaction }: Context,
  ): Promise<Contact> {
    return transaction((tx) => updateContact(tx, id, input, version));
  }

  @Authorized(editors)
  @Mutation(() => Contact, {
    description: 'Makes a contact the primary one of its company, in place of the current one.',
  })
  setPrimaryContact(
    @Arg('id', () => ID, { description: 'UUID of the contact.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<Contact> {
    return transaction((tx) => setPrimaryContact(tx, id));
  }

  @Authorized(editors)
  @Mutation(() => Boolean, {
    description: 'Permanently removes a contact. Its communications stay with the company.',
  })
  deleteContact(
    @Arg('id', () => ID, { description: 'UUID of the contact.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<boolean> {
    return transaction((tx) => deleteContact(tx, id));
  }

  @FieldResolver(() => Company, { description: 'Company of the contact.' })
  company(@Root() { companyId }: Contact, @Ctx() { loaders }: Context): Promise<Company | null> {
    return loaders(companyLoaders).company.load(companyId);
  }
}
