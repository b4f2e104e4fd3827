import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { MailboxAuthentication, MailSuggestionReason } from '../../../common/enums.ts';
import { MailboxAuthenticationEnum, MailSuggestionReasonEnum } from '../../platform/graphql/enums.ts';
import { Company, Contact } from '../parties/index.ts';
import { QuoteRequest } from '../quotes/index.ts';

@ObjectType({ description: 'Company that a mail probably belongs to.' })
export class MailSuggestion {
  @Field(() => MailSuggestionReasonEnum, { description: 'Why it is suggested.' })
  reason!: MailSuggestionReason;

  @Field(() => Company, { description: 'The company.' })
  company!: Company;

  @Field(() => Contact, { nullable: true, description: 'Contact with the address; null for a new person.' })
  contact!: Contact | null;

  @Field(() => QuoteRequest, {
    nullable: true,
    description: 'Request of the thread, of the reference, or the latest open one.',
  })
  quoteRequest!: QuoteRequest | null;
}

@ObjectType({ description: 'Text of a mail, for a frame without scripts.' })
export class InboundMailBody {
  @Field({ description: 'Plain text; empty when the mail has none.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'HTML without scripts, forms, styles of the page and, unless they were asked for, remote pictures. To be shown in a sandboxed frame. Null for a mail without HTML.',
  })
  html!: string | null;

  @Field(() => Int, { description: 'Number of remote pictures in the mail.' })
  remotePictures!: number;

  @Field({ description: 'Headers, as they arrived.' })
  headers!: string;
}

@ObjectType({ description: 'File of a mail; GET /attachments/<id> sends it.' })
export class InboundMailFile {
  @Field(() => ID, { description: 'UUID of the file.' })
  id!: string;

  @Field({ description: 'Name.' })
  name!: string;

  @Field({ description: 'Media type; application/octet-stream unless the content is a known document.' })
  type!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  size!: number;
}

@ObjectType({ description: 'Numbers of mails by status, and the state of the mailboxes.' })
export class InboundMailCounts {
  @Field(() => Int, { description: 'Mails that wait for a decision.' })
  waiting!: number;

  @Field(() => Int, { description: 'Mails that belong to a company.' })
  linked!: number;

  @Field(() => Int, { description: 'Ignored mails.' })
  ignored!: number;

  @Field(() => [String], { description: 'Addresses of the mailboxes that are read.' })
  addresses!: string[];

  @Field(() => Date, {
    nullable: true,
    description: 'Time at which all mailboxes had been read; null when one was never read, and without mailboxes.',
  })
  lastReadAt!: Date | null;

  @Field(() => Int, { description: 'Mailboxes that cannot be read at the moment.' })
  failing!: number;
}

@InputType({ description: 'Company and contact that a mail makes; existing ones with the address or domain are used.' })
export class MailLeadInput {
  @Field({ description: 'Name of the person, at most 200 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Name of the company; by default the domain of the address.' })
  company?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of an existing company that gets the contact.' })
  companyId?: string | null;
}

@InputType({ description: 'Records that a mail belongs to.' })
export class LinkMailInput {
  @Field(() => ID, { description: 'UUID of the company.' })
  companyId!: string;

  @Field(() => ID, { nullable: true, description: 'UUID of a contact of the company.' })
  contactId?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of a quote request of the company.' })
  quoteRequestId?: string | null;
}

@InputType({ description: 'Settings of a mailbox; of an existing one, an omitted secret stays as it is.' })
export class MailboxInput {
  @Field({ description: 'E-mail address.' })
  address!: string;

  @Field({ description: 'Host of the IMAP server.' })
  host!: string;

  @Field(() => Int, { description: 'TCP port, usually 993.' })
  port!: number;

  @Field({
    description: 'TLS from the start; otherwise STARTTLS is required, except for a server of the same machine.',
  })
  secure!: boolean;

  @Field(() => String, { nullable: true, description: 'User of the sign-in; by default the address.' })
  username?: string | null;

  @Field(() => MailboxAuthenticationEnum, { description: 'How the server signs in.' })
  authentication!: MailboxAuthentication;

  @Field(() => String, {
    nullable: true,
    description:
      'Password, or refresh token of XOAUTH2. Required for a new mailbox and when the server, the user or the token endpoint changes.',
  })
  secret?: string | null;

  @Field(() => String, { nullable: true, description: 'https URL of the token endpoint; required for XOAUTH2.' })
  tokenUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'Client id; required for XOAUTH2.' })
  clientId?: string | null;

  @Field(() => String, { nullable: true, description: 'Client secret of XOAUTH2; omitted for a public client.' })
  clientSecret?: string | null;

  @Field(() => String, { nullable: true, description: 'Scope of the access token; XOAUTH2 only.' })
  scope?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Servers whose Authentication-Results are believed; by default only those above the topmost Received header.',
  })
  trustedServers?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is read; true by default.' })
  enabled?: boolean | null;
}
