import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { MailboxState } from '../../../common/enums.ts';
import { mailboxForm } from '../../../common/forms/mailbox.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { isUuid } from '../../platform/database/rows.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { createVault, type EncryptionKeys, type Vault } from '../../platform/vault.ts';
import type { MailboxInput } from './inbound-mail.types.ts';
import { Mailbox, mailboxClientSecret, mailboxSecret } from './mailbox.entity.ts';

/** Encrypt the secrets of mailboxes. */
export interface MailboxVaults {
  secret: Vault;
  clientSecret: Vault;
}

/** GraphQL context of the mailbox resolvers. */
export interface MailboxContext extends Context {
  mailboxVaults: MailboxVaults;
}

export const createMailboxVaults = (keys: EncryptionKeys): MailboxVaults => ({
  secret: createVault(keys, mailboxSecret),
  clientSecret: createVault(keys, mailboxClientSecret),
});

/** Channel of database notifications: the settings of a mailbox have changed. */
export const mailboxChannel = 'mailboxes';

const announceChange = (tx: EntityManager): Promise<unknown> => tx.query(`select pg_notify($1, '')`, [mailboxChannel]);

/** Days before its creation from which the mails of a mailbox are read. */
const FIRST_READ_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

export const listMailboxes = (db: DataSource): Promise<Mailbox[]> =>
  db.manager.find(Mailbox, { order: { address: 'ASC' } });

/**
 * Adds a mailbox, or changes one.
 * @param id of the mailbox to change; null for a new one
 * @throws BAD_USER_INPUT with a reason for every invalid field; NOT_FOUND
 */
export async function saveMailbox(
  tx: EntityManager,
  vaults: MailboxVaults,
  id: string | null,
  input: MailboxInput,
): Promise<Mailbox> {
  const { secret, clientSecret, tokenUrl, clientId, scope, ...form } = await validateInput(mailboxForm, input);
  const before =
    id && isUuid(id) ? await tx.findOne(Mailbox, { where: { id }, lock: { mode: 'pessimistic_write' } }) : null;
  if (id && !before) throw notFound('There is no such mailbox');
  const address = form.address.toLowerCase();
  const username = form.username || address;
  const isOAuth = form.authentication === 'xoauth2';
  const settings = {
    ...form,
    address,
    username,
    tokenUrl: isOAuth ? tokenUrl : null,
    clientId: isOAuth ? clientId : null,
    scope: (isOAuth && scope) || null,
  };
  // A stored secret must not be sent to another server than the one it was entered for.
  if (!secret && (!before || isOtherReceiver(before, settings))) throw badInput({ secret: reasons.required });
  const known = await tx.query<{ id: string }[]>('select id from mailboxes where address = email_key($1)', [address]);
  if (known.some((mailbox) => mailbox.id !== before?.id)) throw badInput({ address: reasons.mailboxTaken });
  const mailboxId = before?.id ?? randomUUID();
  const secrets = {
    ...(secret && { secret: vaults.secret.seal(Buffer.from(secret), mailboxId) }),
    ...(clientSecret && { clientSecret: vaults.clientSecret.seal(Buffer.from(clientSecret), mailboxId) }),
    ...((!isOAuth || (secret && !clientSecret)) && { clientSecret: null }),
  };
  // A changed server has other UIDs; its folders are found again.
  const state = { failure: null, failedAt: null, isRefused: false };
  if (before) {
    await tx.update(Mailbox, { id: mailboxId }, { ...settings, ...secrets, ...state, revision: before.revision + 1 });
    if (isOtherReceiver(before, settings))
      await tx.query('delete from mailbox_folders where mailbox_id = $1', [mailboxId]);
  } else
    await tx.insert(Mailbox, {
      id: mailboxId,
      ...settings,
      ...secrets,
      readFrom: new Date(Date.now() - FIRST_READ_DAYS * DAY_MS),
    });
  await announceChange(tx);
  return tx.findOneByOrFail(Mailbox, { id: mailboxId });
}

const isOtherReceiver = (before: Mailbox, after: Pick<Mailbox, (typeof receiverFields)[number]>): boolean =>
  receiverFields.some((field) => before[field] !== after[field]);

/** Settings that decide who gets the secret. */
const receiverFields = ['host', 'port', 'secure', 'username', 'authentication', 'tokenUrl', 'clientId'] as const;

/** @throws NOT_FOUND */
export async function deleteMailbox(tx: EntityManager, id: string): Promise<boolean> {
  const { affected } = isUuid(id) ? await tx.delete(Mailbox, { id }) : { affected: 0 };
  if (!affected) throw notFound('There is no such mailbox');
  await announceChange(tx);
  return true;
}

export function getMailboxState({ enabled, isRefused, failure, lastReadAt }: Mailbox): MailboxState {
  if (!enabled) return 'off';
  if (isRefused) return 'refused';
  if (failure) return 'failed';
  return lastReadAt ? 'reading' : 'unread';
}
