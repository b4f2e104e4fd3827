import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { MailboxAuthentication, MailIgnoreRuleKind } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';
import { MailboxAuthenticationEnum, MailIgnoreRuleKindEnum } from '../../platform/graphql/enums.ts';
import type { EncryptedColumn } from '../../platform/vault.ts';

@ObjectType({ description: 'A mailbox that the server reads by IMAP. Its secrets never leave the server.' })
@Entity('mailboxes')
export class Mailbox {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field({ description: 'E-mail address, in lower case.' })
  @Column('text')
  address!: string;

  @Field({ description: 'Host of the IMAP server.' })
  @Column('text')
  host!: string;

  @Field(() => Int, { description: 'TCP port.' })
  @Column('int')
  port!: number;

  @Field({ description: 'TLS from the start (port 993); otherwise STARTTLS is required.' })
  @Column('boolean')
  secure!: boolean;

  @Field({ description: 'User of the sign-in.' })
  @Column('text')
  username!: string;

  @Field(() => MailboxAuthenticationEnum, { description: 'How the server signs in.' })
  @Column('text')
  authentication!: MailboxAuthentication;

  /** Encrypted password or refresh token. */
  @Column('bytea')
  secret!: Buffer;

  @Field(() => String, { nullable: true, description: 'Token endpoint of the provider; XOAUTH2 only.' })
  @Column('text', { nullable: true })
  tokenUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Client id at the provider; XOAUTH2 only.' })
  @Column('text', { nullable: true })
  clientId!: string | null;

  /** Encrypted client secret; null for a public client. */
  @Column('bytea', { nullable: true })
  clientSecret!: Buffer | null;

  @Field(() => String, {
    nullable: true,
    description: 'Scope of the access token; null for that of the refresh token.',
  })
  @Column('text', { nullable: true })
  scope!: string | null;

  @Field(() => [String], {
    description:
      'Servers (authserv-id) whose Authentication-Results are believed; empty when the receiving server writes them above its Received header. A hyphen stands for a server without a name (Microsoft 365).',
  })
  @Column('text', { array: true })
  trustedServers!: string[];

  @Field({ description: 'Whether it is read.' })
  @Column('boolean', { default: true })
  enabled!: boolean;

  @Field(() => Date, { description: 'Mails that arrived before are not read.' })
  @Column(timestamp)
  readFrom!: Date;

  @Field(() => Date, { nullable: true, description: 'Last time at which it was read completely; null before.' })
  @Column({ ...timestamp, nullable: true })
  lastReadAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Message of the last failure; null after a success.' })
  @Column('text', { nullable: true })
  failure!: string | null;

  @Field(() => Date, { nullable: true, description: 'Time of the last failure; null after a success.' })
  @Column({ ...timestamp, nullable: true })
  failedAt!: Date | null;

  /** Whether the server refused the credentials: the mailbox is then not read until its settings change. */
  @Column('boolean', { default: false })
  isRefused!: boolean;

  /** Increased with each change of the settings. */
  @Column('int', { default: 1 })
  revision!: number;

  @Field(() => Date, { description: 'Time of creation.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of the last change of the settings.' })
  @UpdateDateColumn(timestamp)
  updatedAt!: Date;
}

/** Password or refresh token of a mailbox. */
export const mailboxSecret: EncryptedColumn = { table: 'mailboxes', column: 'secret', id: 'id' };
/** Client secret of XOAUTH2. */
export const mailboxClientSecret: EncryptedColumn = { table: 'mailboxes', column: 'client_secret', id: 'id' };

/** How far a folder of a mailbox was read. */
@Entity('mailbox_folders')
export class MailboxFolder {
  @PrimaryColumn('uuid')
  mailboxId!: string;

  @PrimaryColumn('text')
  kind!: 'inbox' | 'sent';

  @Column('text')
  path!: string;

  /** Decimal digits; PostgreSQL returns a bigint as text. */
  @Column('bigint')
  uidValidity!: string;

  /** Decimal digits, as `uidValidity`. */
  @Column('bigint')
  lastUid!: string;
}

@ObjectType({ description: 'A rule: mails of an address or a domain are ignored, and their text is not stored.' })
@Entity('mail_ignore_rules')
export class MailIgnoreRule {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field(() => MailIgnoreRuleKindEnum, { description: 'What the rule ignores.' })
  @Column('text')
  kind!: MailIgnoreRuleKind;

  @Field({ description: 'Address or domain, in lower case.' })
  @Column('text')
  value!: string;

  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @Field(() => Date, { description: 'Time of creation.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}
