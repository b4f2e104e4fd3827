import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import { Communication } from '../communications/index.ts';
import { Colleague } from '../identity/index.ts';
import { companyLoaders } from '../parties/index.ts';
import { composerLoaders, listAttachableFiles } from './composer.loaders.ts';
import { MailFile } from './mail-file.type.ts';
import { ScheduledMail } from './scheduled-mail.entity.ts';
import { ScheduledMailInput } from './scheduled-mail.input.ts';
import { cancelScheduledMail, listScheduledMails, scheduleMail } from './scheduled-mail.service.ts';

@Resolver(() => ScheduledMail)
export class ScheduledMailResolver {
  @Authorized(readers)
  @Query(() => [ScheduledMail], {
    description: 'E-mails of a company or of a quote request that will be sent, the next one first; at most 100.',
  })
  scheduledMails(
    @Arg('companyId', () => ID, { nullable: true, description: 'UUID of the company.' }) companyId: string | null,
    @Arg('quoteRequestId', () => ID, {
      nullable: true,
      description: 'UUID of the quote request; `companyId` is then ignored.',
    })
    quoteRequestId: string | null,
    @Ctx() { db }: Context,
  ): Promise<ScheduledMail[]> {
    return listScheduledMails(db, { companyId, quoteRequestId });
  }

  @Authorized(editors)
  @Query(() => [MailFile], {
    description:
      'Files that can be attached to an e-mail to a company: its documents and sent offers, the latest first; at most 100.',
  })
  attachableFiles(
    @Arg('companyId', () => ID, { description: 'UUID of the company.' }) companyId: string,
    @Ctx() { db }: Context,
  ): Promise<MailFile[]> {
    return listAttachableFiles(db, companyId);
  }

  @Authorized(editors)
  @Mutation(() => ScheduledMail, {
    description:
      'Schedules an e-mail, by default in 10 seconds. BAD_USER_INPUT with the fields; NOT_FOUND for an unknown request or communication.',
  })
  scheduleMail(
    @Arg('input', () => ScheduledMailInput, { description: 'The e-mail.' }) input: ScheduledMailInput,
    @Arg('id', () => ID, {
      description:
        'Idempotency key: a UUID that the composer generated when it opened. A repeated call returns the e-mail of the first call.',
    })
    id: string,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<ScheduledMail> {
    return transaction((tx) => scheduleMail(tx, input, { by: viewer!, id }));
  }

  @Authorized(editors)
  @Mutation(() => Boolean, {
    description: 'Cancels an e-mail that was not sent yet. CONFLICT when it was sent; NOT_FOUND.',
  })
  cancelScheduledMail(
    @Arg('id', () => ID, { description: 'UUID of the e-mail.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<boolean> {
    return transaction((tx) => cancelScheduledMail(tx, id));
  }

  @FieldResolver(() => [MailFile], { description: 'Files of the e-mail, without deleted ones.' })
  async files(@Root() { attachmentIds }: ScheduledMail, @Ctx() { loaders }: Context): Promise<MailFile[]> {
    const files = await Promise.all(attachmentIds.map((id) => loaders(composerLoaders).file.load(id)));
    return files.filter((file) => file !== null);
  }

  @FieldResolver(() => Communication, {
    nullable: true,
    description: 'Inbound communication that it answers; null for none, and after it was deleted.',
  })
  replyTo(@Root() { replyToId }: ScheduledMail, @Ctx() { loaders }: Context): Promise<Communication | null> | null {
    return replyToId ? loaders(composerLoaders).communication.load(replyToId) : null;
  }

  @FieldResolver(() => Colleague, { nullable: true, description: 'Who wrote it; null when the user was deleted.' })
  author(@Root() { createdBy }: ScheduledMail, @Ctx() { loaders }: Context): Promise<Colleague | null> | null {
    return createdBy ? loaders(companyLoaders).owner.load(createdBy) : null;
  }
}
