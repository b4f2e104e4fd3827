import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { DataSource, EntityManager } from 'typeorm';
import { brand } from '../../../common/brand.ts';
import { passkeyForm } from '../../../common/forms/passkey.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { badInput, notFound, passkeyRequired } from '../../platform/graphql/errors.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { recordSecurityEvent } from '../activity/index.ts';
import { endAllSessions } from './admin-session.service.ts';
import { AdminUser } from './admin-user.entity.ts';
import type { IdentityContext } from './identity.context.ts';
import { queueAccountMail } from './notify-account-event.ts';
import { Passkey } from './passkey.entity.ts';
import { readAssertion, readRegistration, readTransports } from './passkey-response.ts';
import { resetSecondFactor } from './second-factor.service.ts';

/** Time to answer a challenge with the device. */
const CHALLENGE_LIFETIME_SECONDS = 300;
/** Maximum number of passkeys of one admin user. */
const MAX_PASSKEYS = 10;

/** Returns the passkeys of admin users, the oldest first. */
export const listPasskeys = (db: DataSource, adminUserIds: readonly string[]): Promise<Passkey[]> =>
  db.manager
    .createQueryBuilder(Passkey, 'passkey')
    .where('passkey.adminUserId = any(:adminUserIds)', { adminUserIds })
    .orderBy('passkey.createdAt')
    .addOrderBy('passkey.id')
    .getMany();

/**
 * Refuses a password without a code for an admin user who needs a second factor and has a passkey. The caller has checked that the user
 * has no second factor with codes.
 * @throws PASSKEY_REQUIRED
 */
export async function assertPasswordSuffices(
  { authentication, db }: Pick<IdentityContext, 'authentication' | 'db'>,
  admin: AdminUser,
): Promise<void> {
  if (!authentication.needsSecondFactor(admin)) return;
  if (await db.manager.existsBy(Passkey, { adminUserId: admin.id })) throw passkeyRequired();
}

/** Creates the options with which the browser of the signed-in user creates a passkey. */
export async function beginPasskeyRegistration(
  { authentication, db }: IdentityContext,
  { id, email, name }: AdminUser,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await listPasskeys(db, [id]);
  if (known.length >= MAX_PASSKEYS) throw badInput({ name: reasons.tooManyPasskeys });
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: authentication.relyingParty.id,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    timeout: CHALLENGE_LIFETIME_SECONDS * 1000,
    attestationType: 'none',
    // So that the device lists it at sign-in, and asks for fingerprint, face or PIN each time.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(toDescriptor),
  });
  await storeChallenge(db, options.challenge, id);
  return options;
}

/**
 * Stores a passkey that the browser has created, and ends all other sessions.
 * @throws BAD_USER_INPUT for `name`, for `response` when challenge, origin or user verification are not right, and when the passkey is
 *   known or the user has MAX_PASSKEYS
 */
export async function finishPasskeyRegistration(
  context: IdentityContext,
  { id }: AdminUser,
  input: { name: string; response: unknown },
): Promise<Passkey> {
  const { authentication, db, request, transaction } = context;
  const { name } = await validateInput(passkeyForm, { name: input.name });
  const response = readRegistration(input.response);
  const challenge = await consumeChallenge(db, response.response.clientDataJSON, id);
  if (!challenge) throw badInput({ response: reasons.passkeyExpired });
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: authentication.relyingParty.origins,
    expectedRPID: authentication.relyingParty.id,
  }).catch(() => null);
  if (!result?.verified) throw badInput({ response: reasons.passkeyRefused });
  const { credential } = result.registrationInfo;
  return transaction(async (tx) => {
    await lockAdminUser(tx, id);
    if ((await tx.countBy(Passkey, { adminUserId: id })) >= MAX_PASSKEYS)
      throw badInput({ name: reasons.tooManyPasskeys });
    const [stored] = await tx.query<{ id: string }[]>(
      `insert into passkeys (admin_user_id, credential_id, public_key, counter, transports, name)
       values ($1, $2, $3, $4, $5, $6) on conflict (credential_id) do nothing returning id`,
      [id, credential.id, Buffer.from(credential.publicKey), credential.counter, credential.transports ?? [], name],
    );
    if (!stored) throw badInput({ response: reasons.passkeyKnown });
    await endAllSessions(tx, id, request.sessionID);
    await recordSecurityEvent(tx, { kind: 'PASSKEY_ADDED', details: { passkey: name } });
    await queueAccountMail(tx, id, 'passkeyAdded', name);
    return tx.findOneByOrFail(Passkey, { id: stored.id });
  });
}

/** Renames a passkey of the admin user. @throws NOT_FOUND for a passkey of somebody else, BAD_USER_INPUT without a name */
export async function renamePasskey(
  tx: EntityManager,
  { id: adminUserId }: AdminUser,
  input: { id: string; name: string },
): Promise<Passkey> {
  const { name } = await validateInput(passkeyForm, { name: input.name });
  const { id } = await findOwn(tx, adminUserId, input.id);
  await tx.update(Passkey, { id }, { name });
  return tx.findOneByOrFail(Passkey, { id });
}

/**
 * Removes a passkey of the admin user and ends all other sessions. When the user then lacks a required second factor, the current session
 * ends, too, because its WebSockets would stay open.
 * @throws NOT_FOUND for a passkey of somebody else
 */
export async function removePasskey(
  { authentication, request, transaction }: IdentityContext,
  admin: AdminUser,
  passkeyId: string,
): Promise<boolean> {
  await transaction(async (tx) => {
    const { secondFactorSince } = await lockAdminUser(tx, admin.id);
    const { id, name } = await findOwn(tx, admin.id, passkeyId);
    await tx.delete(Passkey, { id });
    const hasFactor = Boolean(secondFactorSince) || (await tx.existsBy(Passkey, { adminUserId: admin.id }));
    const keepsSession = hasFactor || !authentication.needsSecondFactor(admin);
    await endAllSessions(tx, admin.id, keepsSession ? request.sessionID : undefined);
    await recordSecurityEvent(tx, { kind: 'PASSKEY_REMOVED', details: { passkey: name } });
    await queueAccountMail(tx, admin.id, 'passkeyRemoved', name);
  });
  return true;
}

/**
 * Removes second factor and passkeys of an admin user who has lost them, and ends their sessions.
 * @returns whether there was anything to remove
 */
export async function resetFactors(tx: EntityManager, admin: AdminUser): Promise<boolean> {
  await resetSecondFactor(tx, admin);
  const { affected } = await tx.delete(Passkey, { adminUserId: admin.id });
  if (!affected) return Boolean(admin.secondFactorSince);
  await endAllSessions(tx, admin.id);
  const details = { user: admin.email, passkeys: affected, reset: true };
  await recordSecurityEvent(tx, { kind: 'PASSKEY_REMOVED', details });
  await queueAccountMail(tx, admin.id, 'passkeysReset');
  return true;
}

/**
 * Creates the options with which the browser signs a challenge.
 * @param adminUserId the signed-in user, so that only the passkeys of this user are accepted; null for a sign-in, where the device offers
 *   all its passkeys of the site
 */
export async function createAssertionOptions(
  { authentication, db }: IdentityContext,
  adminUserId: string | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({
    rpID: authentication.relyingParty.id,
    timeout: CHALLENGE_LIFETIME_SECONDS * 1000,
    userVerification: 'required',
    allowCredentials: adminUserId ? (await listPasskeys(db, [adminUserId])).map(toDescriptor) : [],
  });
  await storeChallenge(db, options.challenge, adminUserId);
  return options;
}

/**
 * Checks the signature of a passkey and stores its counter.
 * @param adminUserId as for `createAssertionOptions`
 * @returns the passkey; null when the challenge is unknown, expired or used, the passkey unknown or of somebody else, the signature or the
 *   origin wrong, the user not verified, or the counter not higher than before
 * @throws BAD_USER_INPUT when the response is malformed
 */
export async function verifyAssertion(
  { authentication, db }: IdentityContext,
  input: unknown,
  adminUserId: string | null,
): Promise<Passkey | null> {
  const response = readAssertion(input);
  const challenge = await consumeChallenge(db, response.response.clientDataJSON, adminUserId);
  const passkey = challenge && (await db.manager.findOneBy(Passkey, { credentialId: response.id }));
  if (!passkey || (adminUserId && passkey.adminUserId !== adminUserId)) return null;
  // The device stores the id of the user with the key; the package does not compare it.
  if (Buffer.from(response.response.userHandle, 'base64url').toString() !== passkey.adminUserId) return null;
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: authentication.relyingParty.origins,
    expectedRPID: authentication.relyingParty.id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: readTransports(passkey.transports),
    },
  }).catch(() => null);
  if (!result?.verified) return null;
  // Compared again, because two responses with the same counter may be checked at the same time.
  const [, updated] = await db.query<[unknown, number]>(
    `update passkeys set counter = $2, last_used_at = now() where id = $1 and (counter < $2 or counter = 0 and $2 = 0)`,
    [passkey.id, result.authenticationInfo.newCounter],
  );
  return updated === 1 ? passkey : null;
}

const toDescriptor = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  transports: readTransports(transports),
});

async function storeChallenge(db: DataSource, challenge: string, adminUserId: string | null): Promise<void> {
  await db.query('delete from passkey_challenges where expires_at <= now()');
  await db.query(
    `insert into passkey_challenges (challenge, admin_user_id, expires_at) values ($1, $2, now() + make_interval(secs => $3))`,
    [challenge, adminUserId, CHALLENGE_LIFETIME_SECONDS],
  );
}

/** Returns the challenge of a response and deletes it, so that it cannot be used again, even if the response is refused later. */
async function consumeChallenge(db: DataSource, clientDataJSON: string, adminUserId: string | null) {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === undefined) return undefined;
  const [, deleted] = await db.query<[unknown, number]>(
    `delete from passkey_challenges
     where challenge = $1 and admin_user_id is not distinct from $2 and expires_at > now()`,
    [challenge, adminUserId],
  );
  return deleted === 1 ? challenge : undefined;
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const challenge: unknown = decodeClientDataJSON(clientDataJSON).challenge;
    return typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}

async function findOwn(tx: EntityManager, adminUserId: string, id: string): Promise<Passkey> {
  const passkey = isUuid(id) ? await tx.findOneBy(Passkey, { id, adminUserId }) : null;
  if (!passkey) throw notFound('There is no such passkey');
  return passkey;
}

/** Serializes the changes of a user's passkeys, so that they are counted correctly. */
const lockAdminUser = (tx: EntityManager, id: string): Promise<AdminUser> =>
  tx.findOneOrFail(AdminUser, { where: { id }, lock: { mode: 'pessimistic_write' } });
