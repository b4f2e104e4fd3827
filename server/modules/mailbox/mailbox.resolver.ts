import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, UseMiddleware } from 'type-graphql';
import type { MailboxState } from '../../../common/enums.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { MailboxStateEnum } from '../../platform/graphql/enums.ts';
import { superAdmins } from '../../platform/graphql/roles.ts';
import { FreshProof } from '../identity/index.ts';
import { MailboxInput } from './inbound-mail.types.ts';
import { Mailbox } from './mailbox.entity.ts';
import { deleteMailbox, getMailboxState, listMailboxes, saveMailbox, type MailboxContext } from './mailbox.service.ts';

@Resolver(() => Mailbox)
export class MailboxResolver {
  @Authorized(superAdmins)
  @Query(() => [Mailbox], { description: 'Mailboxes that the server reads, by address.' })
  mailboxes(@Ctx() { db }: Context): Promise<Mailbox[]> {
    return listMailboxes(db);
  }

  @Authorized(superAdmins)
  @UseMiddleware(FreshProof)
  @Mutation(() => Mailbox, {
    description:
      'Adds a mailbox, or changes its settings; the server then tries to sign in again. PROOF_REQUIRED without a fresh `confirmIdentity`; BAD_USER_INPUT with the fields; NOT_FOUND.',
  })
  saveMailbox(
    @Arg('id', () => ID, { nullable: true, description: 'UUID of the mailbox to change; omitted for a new one.' })
    id: string | null,
    @Arg('input', () => MailboxInput, { description: 'All settings.' }) input: MailboxInput,
    @Ctx() { transaction, mailboxVaults }: MailboxContext,
  ): Promise<Mailbox> {
    return transaction((tx) => saveMailbox(tx, mailboxVaults, id, input));
  }

  @Authorized(superAdmins)
  @UseMiddleware(FreshProof)
  @Mutation(() => Boolean, {
    description:
      'Removes a mailbox with its secrets. Mails that were read stay. PROOF_REQUIRED without a fresh `confirmIdentity`.',
  })
  deleteMailbox(
    @Arg('id', () => ID, { description: 'UUID of the mailbox.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<boolean> {
    return transaction((tx) => deleteMailbox(tx, id));
  }

  @FieldResolver(() => MailboxStateEnum, { description: 'State.' })
  state(@Root() mailbox: Mailbox): MailboxState {
    return getMailboxState(mailbox);
  }
}
