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
import { editors, readers } from '../../platform/graphql/roles.ts';
import { defaultFirst, type Page } from '../../platform/database/keyset.ts';
import { ReadsIds, wantedOf } from '../../platform/graphql/wanted.ts';
import { connectionOf, PageArgs } from '../../platform/graphql/connection.ts';
import { Company, companyLoaders, Contact, contactLoaders } from '../parties/index.ts';
import { deleteCommunication, restoreCommunication } from './communication.bin.ts';
import { Communication } from './communication.entity.ts';
import { CommunicationFilter, CommunicationInput, MailInput, ReplyInput } from './communication.input.ts';
import { communication, communicationCounts, communications, followUps } from './communication.list.ts';
import { replyTo, resendMail, sendMail } from './communication.mail.ts';
import { createCommunication, updateCommunication } from './communication.service.ts';
import { CommunicationCounts } from './communication.types.ts';

export const CommunicationConnection = connectionOf(Communication);
const formId = 'UUID made by the form when it opened: sent again, what it made is returned and nothing is sent twice.';

@Resolver(() => Communication)
export class CommunicationResolver {
  @Authorized(readers)
  @Query(() => CommunicationConnection, { description: 'Communications, newest first.' })
  communications(
    @Arg('filter', () => CommunicationFilter, { nullable: true, description: 'Which; all when left out.' })
    filter: CommunicationFilter | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Communication>> {
    return communications(db, filter ?? {}, page, wantedOf(info));
  }

  @Authorized(readers)
  @Query(() => [Communication], {
    description: 'Communications that we still owe an answer to, due longest first, those without a date last.',
  })
  followUps(
    @Arg('first', () => Int, { nullable: true, defaultValue: defaultFirst, description: 'Rows at most, 1 to 100.' })
    first: number | null,
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Communication[]> {
    return followUps(db, first, wantedOf(info));
  }

  @Authorized(readers)
  @Query(() => Communication, { nullable: true, description: 'Null when there is none.' })
  communication(
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
    @Ctx() { db }: Context,
  ): Promise<Communication | null> {
    return communication(db, id);
  }

  @Authorized(readers)
  @Query(() => CommunicationCounts, {
    description: 'The figures beside the filters, of all communications.',
  })
  communicationCounts(@Ctx() { db }: Context): Promise<CommunicationCounts> {
    return communicationCounts(db);
  }

  @Authorized(editors)
  @Mutation(() => Communication, { description: 'Records that a company and we were in touch.' })
  createCommunication(
    @Arg('input', () => CommunicationInput, { description: 'What took place.' }) input: CommunicationInput,
    @Arg('id', () => ID, { nullable: true, description: formId }) id: string | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Communication> {
    return transaction((tx) => createCommunication(tx, input, { by: viewer, id }));
  }

  @Authorized(editors)
  @Mutation(() => Communication, {
    description:
      'Changes what the input names. CONFLICT, and nothing saved, when the record is newer than `version`: `theirs` has it as it is now.',
  })
  updateCommunication(
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
    @Arg('input', () => CommunicationInput, { description: 'What it becomes.' }) input: CommunicationInput,
    @Arg('version', () => Date, {
      nullable: true,
      description: 'The updatedAt that the editor saw; the last edit wins without it.',
    })
    version: Date | null,
    @Ctx() { transaction }: Context,
  ): Promise<Communication> {
    return transaction((tx) => updateCommunication(tx, id, input, version));
  }

  @Authorized(editors)
  @Mutation(() => Boolean, { description: 'Puts a communication into the bin: 30 days later it is gone for good.' })
  deleteCommunication(
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<boolean> {
    return transaction((tx) => deleteCommunication(tx, id));
  }

  @Authorized(editors)
  @Mutation(() => Communication, {
    description: 'Takes a communication out of the bin; one that is not in it stays as it is.',
  })
  restoreCommunication(
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<Communication> {
    return transaction((tx) => restoreCommunication(tx, id));
  }

  @Authorized(editors)
  @Mutation(() => Communication, { description: 'Sends an e-mail and records it.' })
  sendMail(
    @Arg('input', () => MailInput, { description: 'The message.' }) input: MailInput,
    @Arg('id', () => ID, { nullable: true, description: formId }) id: string | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Communication> {
    return transaction((tx) => sendMail(tx, input, { by: viewer, id }));
  }

  @Authorized(editors)
  @Mutation(() => Communication, {
    description: 'Answers what they sent by e-mail, in the same conversation; what is answered is REPLIED.',
  })
  replyToCommunication(
    @Arg('id', () => ID, { description: 'UUID of what is answered.' }) id: string,
    @Arg('input', () => ReplyInput, { description: 'The answer.' }) input: ReplyInput,
    @Arg('replyId', () => ID, { nullable: true, description: formId }) replyId: string | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Communication> {
    return transaction((tx) => replyTo(tx, id, input, { by: viewer, id: replyId }));
  }

  @Authorized(editors)
  @Mutation(() => Communication, { description: 'Sends an e-mail again that FAILED.' })
  resendMail(
    @Arg('id', () => ID, { description: 'Its UUID.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<Communication> {
    return transaction((tx) => resendMail(tx, id));
  }

  @ReadsIds()
  @FieldResolver(() => Company, { description: 'The company of `companyId`.' })
  company(
    @Root() { companyId }: Communication,
    @Ctx() { loaders }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Company | null> {
    return loaders(companyLoaders).companyWith(wantedOf(info)).load(companyId);
  }

  @ReadsIds()
  @FieldResolver(() => Contact, { nullable: true, description: 'The contact of `contactId`.' })
  async contact(
    @Root() { contactId }: Communication,
    @Ctx() { loaders }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Contact | null> {
    return contactId ? loaders(contactLoaders).contactWith(wantedOf(info)).load(contactId) : null;
  }
}
