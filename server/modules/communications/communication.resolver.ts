import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import { DEFAULT_PAGE_SIZE, type Page, PageArgs } from '../../platform/database/pagination.ts';
import { createConnectionType } from '../../platform/graphql/connection.ts';
import { Company, companyLoaders, Contact, contactLoaders } from '../parties/index.ts';
import { deleteCommunication, restoreCommunication } from './communication.bin.ts';
import { Communication } from './communication.entity.ts';
import { communicationLoaders } from './communication.loaders.ts';
import { CommunicationFilter, CommunicationInput, MailInput, ReplyInput } from './communication.input.ts';
import {
  listCommunications,
  countCommunications,
  findCommunication,
  listFollowUps,
  listThread,
} from './communication.list.ts';
import { replyToCommunication, resendMail, sendMail } from './communication.mail.ts';
import { createCommunication, updateCommunication } from './communication.service.ts';
import { CommunicationCounts } from './communication.types.ts';

export const CommunicationConnection = createConnectionType(Communication);
const idempotencyKey =
  'Idempotency key: a UUID that the form generated when it opened. A repeated call returns the communication of the first call.';

@Resolver(() => Communication)
export class CommunicationResolver {
  @Authorized(readers)
  @Query(() => CommunicationConnection, { description: 'Communications, newest first.' })
  communications(
    @Arg('filter', () => CommunicationFilter, { nullable: true, description: 'All communications when omitted.' })
    filter: CommunicationFilter | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: Context,
  ): Promise<Page<Communication>> {
    return listCommunications(db, filter ?? {}, page);
  }

  @Authorized(readers)
  @Query(() => [Communication], {
    description: 'Communications with an open follow-up, earliest due time first, those without one last.',
  })
  followUps(
    @Arg('first', () => Int, {
      nullable: true,
      defaultValue: DEFAULT_PAGE_SIZE,
      description: 'Maximum number of communications, 1 to 100.',
    })
    first: number | null,
    @Ctx() { db }: Context,
  ): Promise<Communication[]> {
    return listFollowUps(db, first);
  }

  @Authorized(readers)
  @Query(() => Communication, {
    nullable: true,
    description: 'A communication; null when it does not exist or its company is deleted.',
  })
  communication(
    @Arg('id', () => ID, { description: 'UUID of the communication.' }) id: string,
    @Ctx() { db }: Context,
  ): Promise<Communication | null> {
    return findCommunication(db, id);
  }

  @Authorized(readers)
  @Query(() => [Communication], {
    description:
      'All communications of the thread of one, oldest first; at most 200. Empty when it does not exist or its company is deleted.',
  })
  communicationThread(
    @Arg('id', () => ID, { description: 'UUID of a communication of the thread.' }) id: string,
    @Ctx() { db }: Context,
  ): Promise<Communication[]> {
    return listThread(db, id);
  }

  @Authorized(readers)
  @Query(() => CommunicationCounts, {
    description: 'Numbers of all communications by type, direction, status and priority.',
  })
  communicationCounts(@Ctx() { db }: Context): Promise<CommunicationCounts> {
    return countCommunications(db);
  }

  @Authorized(editors)
  @Mutation(() => Communication, { description: 'Records a communication with a company.' })
  createCommunication(
    @Arg('input', () => CommunicationInput, { description: 'Values of the communication.' }) input: CommunicationInput,
    @Arg('id', () => ID, { nullable: true, description: idempotencyKey }) id: string | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Communication> {
    return transaction((tx) => createCommunication(tx, input, { by: viewer, id }));
  }

  @Authorized(editors)
  @Mutation(() => Communication, {
    description:
      'Updates the fields that the input contains. CONFLICT, without any change, when the record changed after `version`; `theirs` contains the current record.',
  })
  updateCommunication(
    @Arg('id', () => ID, { description: 'UUID of the communication.' }) id: string,
    @Arg('input', () => CommunicationInput, { description: 'Fields to change.' }) input: CommunicationInput,
    @Arg('version', () => Date, {
      nullable: true,
      description: '`updatedAt` that the editor saw; without it the last edit wins.',
    })
    version: Date | null,
    @Ctx() { transaction }: Context,
  ): Promise<Communication> {
    return transaction((tx) => updateCommunication(tx, id, input, version));
  }

  @Authorized(editors)
  @Mutation(() => Boolean, { description: 'Deletes a communication. It can be restored for 30 days.' })
  deleteCommunication(
    @Arg('id', () => ID, { description: 'UUID of the communication.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<boolean> {
    return transaction((tx) => deleteCommunication(tx, id));
  }

  @Authorized(editors)
  @Mutation(() => Communication, {
    description: 'Restores a deleted communication; does nothing when it is not deleted.',
  })
  restoreCommunication(
    @Arg('id', () => ID, { description: 'UUID of the communication.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<Communication> {
    return transaction((tx) => restoreCommunication(tx, id));
  }

  @Authorized(editors)
  @Mutation(() => Communication, { description: 'Sends an e-mail and records it.' })
  sendMail(
    @Arg('input', () => MailInput, { description: 'The e-mail.' }) input: MailInput,
    @Arg('id', () => ID, { nullable: true, description: idempotencyKey }) id: string | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Communication> {
    return transaction((tx) => sendMail(tx, input, { by: viewer, id }));
  }

  @Authorized(editors)
  @Mutation(() => Communication, {
    description: 'Answers an inbound communication by e-mail, in the same thread, and sets its status to REPLIED.',
  })
  replyToCommunication(
    @Arg('id', () => ID, { description: 'UUID of the communication to answer.' }) id: string,
    @Arg('input', () => ReplyInput, { description: 'The answer.' }) input: ReplyInput,
    @Arg('replyId', () => ID, { nullable: true, description: idempotencyKey }) replyId: string | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Communication> {
    return transaction((tx) => replyToCommunication(tx, id, input, { by: viewer, id: replyId }));
  }

  @Authorized(editors)
  @Mutation(() => Communication, { description: 'Sends an e-mail with the status FAILED again.' })
  resendMail(
    @Arg('id', () => ID, { description: 'UUID of the communication.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<Communication> {
    return transaction((tx) => resendMail(tx, id));
  }

  @FieldResolver(() => Company, { description: 'Company of the communication.' })
  company(@Root() { companyId }: Communication, @Ctx() { loaders }: Context): Promise<Company | null> {
    return loaders(companyLoaders).company.load(companyId);
  }

  @FieldResolver(() => Contact, { nullable: true, description: 'Contact of the communication.' })
  async contact(@Root() { contactId }: Communication, @Ctx() { loaders }: Context): Promise<Contact | null> {
    return contactId ? loaders(contactLoaders).contact.load(contactId) : null;
  }

  @FieldResolver(() => ID, { description: 'UUID of the first communication of the thread, which may be deleted.' })
  threadId(@Root() { id, threadId }: Communication): string {
    return threadId ?? id;
  }

  @FieldResolver(() => Int, { description: 'Number of communications in the thread; 1 for one without answers.' })
  async threadCount(@Root() { id, threadId }: Communication, @Ctx() { loaders }: Context): Promise<number> {
    return loaders(communicationLoaders).threadCount.load(threadId ?? id);
  }
}
