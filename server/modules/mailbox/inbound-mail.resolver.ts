import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { InboundMailStatus, MailIgnoreRuleKind } from '../../../common/enums.ts';
import { PageArgs, type Page } from '../../platform/database/pagination.ts';
import { createConnectionType } from '../../platform/graphql/connection.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { InboundMailStatusEnum, MailIgnoreRuleKindEnum } from '../../platform/graphql/enums.ts';
import { editors } from '../../platform/graphql/roles.ts';
import { Communication } from '../communications/index.ts';
import { Colleague } from '../identity/index.ts';
import { Company, companyLoaders, Contact } from '../parties/index.ts';
import { findBounce } from './bounced-address.ts';
import { InboundMail } from './inbound-mail.entity.ts';
import {
  createLeadFromMail,
  deleteIgnoreRule,
  ignoreMail,
  linkMail,
  listIgnoreRules,
  restoreMail,
} from './inbound-mail.actions.ts';
import { countInboundMails, findInboundMail, listInboundMails, readBody } from './inbound-mail.list.ts';
import { mailLoaders } from './inbound-mail.loaders.ts';
import {
  InboundMailBody,
  InboundMailCounts,
  InboundMailFile,
  LinkMailInput,
  MailLeadInput,
  MailSuggestion,
} from './inbound-mail.types.ts';
import { MailIgnoreRule } from './mailbox.entity.ts';

const InboundMailConnection = createConnectionType(InboundMail);
const mailId = { description: 'UUID of the mail.' };

@Resolver(() => InboundMail)
export class InboundMailResolver {
  @Authorized(editors)
  @Query(() => InboundMailConnection, { description: 'Mails of a status, the latest first.' })
  inboundMails(
    @Arg('status', () => InboundMailStatusEnum, {
      nullable: true,
      defaultValue: 'waiting' satisfies InboundMailStatus,
      description: 'Status; WAITING by default.',
    })
    status: InboundMailStatus | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: Context,
  ): Promise<Page<InboundMail>> {
    return listInboundMails(db, status ?? 'waiting', page);
  }

  @Authorized(editors)
  @Query(() => InboundMail, { nullable: true, description: 'A mail; null when it does not exist.' })
  inboundMail(@Arg('id', () => ID, mailId) id: string, @Ctx() { db }: Context): Promise<InboundMail | null> {
    return findInboundMail(db, id);
  }

  @Authorized(editors)
  @Query(() => InboundMailCounts, { description: 'Numbers of mails by status, and the state of the mailboxes.' })
  inboundMailCounts(@Ctx() { db }: Context): Promise<InboundMailCounts> {
    return countInboundMails(db);
  }

  @Authorized(editors)
  @Mutation(() => InboundMail, {
    description:
      'Makes company and contact of a waiting mail, or uses existing ones, and writes the mail to the company as communication. CONFLICT when it was decided already.',
  })
  createLeadFromMail(
    @Arg('id', () => ID, mailId) id: string,
    @Arg('input', () => MailLeadInput, { description: 'Company and contact.' }) input: MailLeadInput,
    @Ctx() { allRecords, db, viewer }: Context,
  ): Promise<InboundMail> {
    return allRecords.transaction((tx) => createLeadFromMail(tx, id, input, { by: viewer!, visible: db }));
  }

  @Authorized(editors)
  @Mutation(() => InboundMail, {
    description:
      'Writes a waiting or ignored mail to a company as communication. CONFLICT when it is linked already; BAD_USER_INPUT for a contact or request of another company.',
  })
  linkMail(
    @Arg('id', () => ID, mailId) id: string,
    @Arg('input', () => LinkMailInput, { description: 'Records that it belongs to.' }) input: LinkMailInput,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<InboundMail> {
    return transaction((tx) => linkMail(tx, id, input, viewer!));
  }

  @Authorized(editors)
  @Mutation(() => InboundMail, {
    description:
      'Ignores a waiting mail; its text is removed after 30 days. With a rule, waiting and later mails of the address or domain are ignored, too. BAD_USER_INPUT for the domain of a freemail provider.',
  })
  ignoreMail(
    @Arg('id', () => ID, mailId) id: string,
    @Arg('rule', () => MailIgnoreRuleKindEnum, { nullable: true, description: 'Rule to add; none when omitted.' })
    rule: MailIgnoreRuleKind | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<InboundMail> {
    return transaction((tx) => ignoreMail(tx, id, rule, viewer!));
  }

  @Authorized(editors)
  @Mutation(() => InboundMail, {
    description:
      'Lets a linked or ignored mail wait again. The communication that it became is deleted, and can be restored for 30 days; company and contact stay.',
  })
  restoreMail(@Arg('id', () => ID, mailId) id: string, @Ctx() { transaction }: Context): Promise<InboundMail> {
    return transaction((tx) => restoreMail(tx, id));
  }

  @Authorized(editors)
  @Query(() => [MailIgnoreRule], { description: 'Rules for mails that are ignored, the latest first.' })
  mailIgnoreRules(@Ctx() { db }: Context): Promise<MailIgnoreRule[]> {
    return listIgnoreRules(db);
  }

  @Authorized(editors)
  @Mutation(() => Boolean, { description: 'Deletes a rule. Mails that it has ignored stay ignored.' })
  deleteMailIgnoreRule(
    @Arg('id', () => ID, { description: 'UUID of the rule.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<boolean> {
    return transaction((tx) => deleteIgnoreRule(tx, id));
  }

  @FieldResolver(() => InboundMailBody, { description: 'Text and headers.' })
  body(
    @Root() { id }: InboundMail,
    @Arg('remotePictures', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'Whether the HTML loads remote pictures, which tells the sender that the mail is read.',
    })
    remotePictures: boolean | null,
    @Ctx() { db }: Context,
  ): Promise<InboundMailBody> {
    return readBody(db, id, remotePictures ?? false);
  }

  @FieldResolver(() => [InboundMailFile], { description: 'Files, in the order of the mail.' })
  files(@Root() { id }: InboundMail, @Ctx() { loaders }: Context): Promise<InboundMailFile[]> {
    return loaders(mailLoaders).files.load(id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Address of the mailbox that received or sent it; null for an upload and after the mailbox was deleted.',
  })
  mailboxAddress(@Root() { mailboxId }: InboundMail, @Ctx() { loaders }: Context): Promise<string | null> | null {
    return mailboxId ? loaders(mailLoaders).mailboxAddress.load(mailboxId) : null;
  }

  @FieldResolver(() => MailSuggestion, { nullable: true, description: 'Company that it probably belongs to.' })
  async suggestion(@Root() mail: InboundMail, @Ctx() { loaders }: Context): Promise<MailSuggestion | null> {
    const { suggestionReason: reason, suggestedCompanyId, suggestedContactId, suggestedQuoteRequestId } = mail;
    if (!reason || !suggestedCompanyId) return null;
    const { contact, quoteRequest } = loaders(mailLoaders);
    const company = await loaders(companyLoaders).company.load(suggestedCompanyId);
    if (!company) return null;
    return {
      reason,
      company,
      contact: suggestedContactId ? await contact.load(suggestedContactId) : null,
      quoteRequest: suggestedQuoteRequestId ? await quoteRequest.load(suggestedQuoteRequestId) : null,
    };
  }

  @FieldResolver(() => Company, { nullable: true, description: 'Company of a linked mail.' })
  company(@Root() { companyId }: InboundMail, @Ctx() { loaders }: Context): Promise<Company | null> | null {
    return companyId ? loaders(companyLoaders).company.load(companyId) : null;
  }

  @FieldResolver(() => Communication, {
    nullable: true,
    description:
      'Communication that a linked mail became; of a bounce or automatic reply, the one it is about. Null after its deletion.',
  })
  communication(
    @Root() { communicationId }: InboundMail,
    @Ctx() { loaders }: Context,
  ): Promise<Communication | null> | null {
    return communicationId ? loaders(mailLoaders).communication.load(communicationId) : null;
  }

  @FieldResolver(() => Colleague, {
    nullable: true,
    description: 'Who linked or ignored it; null when the server or a rule did, and for a deleted user.',
  })
  decider(@Root() { decidedBy }: InboundMail, @Ctx() { loaders }: Context): Promise<Colleague | null> | null {
    return decidedBy ? loaders(companyLoaders).owner.load(decidedBy) : null;
  }
}

@Resolver(() => Contact)
export class ContactBounceResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Reason for which a mail server refused the address for good; null when it did not.',
  })
  bounceReason(@Root() { email }: Contact, @Ctx() { loaders }: Context): Promise<string | null> | null {
    return email ? findBounce(loaders, email) : null;
  }
}

@Resolver(() => Communication)
export class CommunicationMailResolver {
  @FieldResolver(() => [InboundMailFile], {
    description:
      'Files of an e-mail that arrived or that we sent; none for any other communication. They may be deleted.',
  })
  mailFiles(@Root() { metadata }: Communication): InboundMailFile[] {
    const isMail = metadata?.source === 'mail' || metadata?.attachmentIds;
    return isMail ? (metadata.attachments ?? []) : [];
  }
}
