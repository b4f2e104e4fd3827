import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import type { Page } from '../../platform/database/keyset.ts';
import { connectionOf, PageArgs } from '../../platform/graphql/connection.ts';
import { Company } from './company.entity.ts';
import { Contact } from './contact.entity.ts';
import { ContactInput } from './contact.input.ts';
import { contacts } from './contact.list.ts';
import { createContact, deleteContact, setPrimaryContact, updateContact } from './contact.service.ts';
import { companyLoaders } from './company.loaders.ts';

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

  @Authorized(editors)
  @Mutation(() => Contact, { description: "Enters a person; a company's first one is its primary contact." })
  createContact(
    @Arg('input', () => ContactInput, { description: 'What is known of the person.' }) input: ContactInput,
    @Ctx() { transaction }: Context,
  ): Promise<Contact> {
    return transaction((tx) => createContact(tx, input));
  }

  @Authorized(editors)
  @Mutation(() => Contact, {
    description:
      'Changes what the input names; another company moves the contact there. CONFLICT, and nothing saved, when the record is newer than `version`: `theirs` has it as it is now.',
  })
  updateContact(
    @Arg('id', () => ID, { description: 'UUID of the contact.' }) id: string,
    @Arg('input', () => ContactInput, { description: 'What the contact becomes.' }) input: ContactInput,
    @Arg('version', () => Date, {
      nullable: true,
      description: 'The updatedAt that the editor saw; the last edit wins without it.',
    })
    version: Date | null,
    @Ctx() { transaction }: Context,
  ): Promise<Contact> {
    return transaction((tx) => updateContact(tx, id, input, version));
  }

  @Authorized(editors)
  @Mutation(() => Contact, { description: 'Makes a contact the one to ask first, in place of whoever was.' })
  setPrimaryContact(
    @Arg('id', () => ID, { description: 'UUID of the contact.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<Contact> {
    return transaction((tx) => setPrimaryContact(tx, id));
  }

  @Authorized(editors)
  @Mutation(() => Boolean, {
    description: 'Removes a contact for good; what was said with them stays with the company.',
  })
  deleteContact(
    @Arg('id', () => ID, { description: 'UUID of the contact.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<boolean> {
    return transaction((tx) => deleteContact(tx, id));
  }

  @FieldResolver(() => Company, { description: 'The company of `companyId`.' })
  company(@Root() { companyId }: Contact, @Ctx() { loaders }: Context): Promise<Company | null> {
    return loaders(companyLoaders).company.load(companyId);
  }
}
