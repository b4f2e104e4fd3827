import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import type { EntityManager } from 'typeorm';
import { brand } from '../../../common/brand.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { beginSecondFactorForm, codeForm, proofForm } from '../../../common/forms/second-factor.ts';
import { latinDigits } from '../../../common/forms/text.ts';
import type { IdentityContext } from './identity.context.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { validated } from '../../platform/graphql/validated.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { rateLimit } from '../../platform/rate-limit.ts';
import type { Vault } from '../../platform/vault.ts';
import { endSessionsOf } from './admin-session.service.ts';
import { AdminUser } from './admin-user.entity.ts';
import { provePassword } from './password.service.ts';
import { asReadableSecret, readableSecret } from './readable-secret.ts';
import type { SecondFactorSetup } from './second-factor.type.ts';
import { tellOfSecondFactor, type SecondFactorEvent } from './tell-of-second-factor.ts';

/** RFC 6238 as every app reads it, whatever else a QR code says. */
const totp = { issuer: brand.name, algorithm: 'SHA1', digits: 6, period: 30 };
/** Steps by which a phone's clock may be wrong, to either side. */
const drift = 1;
/** Seconds for which a secret that was shown waits for its first code. */
const setupTime = 900;
const recoveryCodes = 10;

/** Tries that fail, of one who has the password. Three codes of a million are right at a time: so many tries a day meet one in thirty years. */
const triesOnCode = rateLimit({ name: 'second-factor', points: 30, seconds: 86_400 });

interface Stored {
  secret: Buffer;
  recoverySalt: Buffer;
}

/**
 * Makes a secret for an app. Signing in asks for it from the first code on.
 * @throws BAD_USER_INPUT for a wrong password, and where there is a second factor already
 */
export async function beginSecondFactor(
  { db, transaction, vault }: IdentityContext,
  { id, email }: AdminUser,
  input: { current: string },
): Promise<SecondFactorSetup> {
  const { current } = await validated(beginSecondFactorForm, input);
  await provePassword(db, { id, email }, current);
  const secret = new Secret({ size: 20 });
  await transaction(async (tx) => {
    if ((await locked(tx, id)).secondFactorSince) throw badInput({ current: reasons.secondFactorOn });
    await tx.query(
      `insert into second_factors (admin_user_id, secret) values ($1, $2)
       on conflict (admin_user_id) do update set secret = $2, begun_at = now(), last_step = 0`,
      [id, vault.seal(secret.bytes, id)],
    );
  });
  return { secret: secret.base32, uri: new TOTP({ ...totp, label: email, secret }).toString() };
}

/**
 * Turns the second factor on, by the first code of the app, and ends sessions elsewhere.
 * @returns the recovery codes, of which nothing but hashes is kept
 * @throws BAD_USER_INPUT for a wrong code, and for a secret that was made too long ago; RATE_LIMITED
 */
export async function confirmSecondFactor(
  { db, request, transaction, vault }: IdentityContext,
  { id }: AdminUser,
  input: { code: string },
): Promise<string[]> {
  const { code } = await validated(codeForm, input);
  await triesOnCode.consume(db, id);
  const codes = await transaction(async (tx) => {
    if ((await locked(tx, id)).secondFactorSince) throw badInput({ code: reasons.secondFactorOn });
    const [begun] = await tx.query<unknown[]>(
      `select from second_factors where admin_user_id = $1 and begun_at > now() - make_interval(secs => $2)`,
      [id, setupTime],
    );
    if (!begun) throw badInput({ code: reasons.setupOver });
    if (!(await acceptTimed(tx, vault, id, code))) throw badInput({ code: reasons.codeWrong });
    const made = await makeRecoveryCodes(tx, id);
    await tx.update(AdminUser, { id }, { secondFactorSince: new Date() });
    await endSessionsOf(tx, id, request.sessionID);
    await tell(tx, id, 'on');
    return made;
  });
  await triesOnCode.refund(db, id);
  return codes;
}

/**
 * Makes ten recovery codes in place of those before.
 * @throws BAD_USER_INPUT for a wrong password or code, RATE_LIMITED
 */
export async function renewRecoveryCodes(context: IdentityContext, admin: AdminUser, input: Proof): Promise<string[]> {
  await prove(context, admin, input);
  return context.transaction(async (tx) => {
    const codes = await makeRecoveryCodes(tx, admin.id);
    await tell(tx, admin.id, 'codes');
    return codes;
  });
}

/**
 * Turns the second factor off and ends sessions elsewhere; where the settings ask for one, this session too, whose sockets would go on.
 * @throws BAD_USER_INPUT for a wrong password or code, RATE_LIMITED
 */
export async function endSecondFactor(context: IdentityContext, admin: AdminUser, input: Proof): Promise<boolean> {
  const { authentication, request, transaction } = context;
  await prove(context, admin, input);
  await transaction(async (tx) => {
    await tx.update(AdminUser, { id: admin.id }, { secondFactorSince: null });
    await endSessionsOf(tx, admin.id, authentication.needsSecondFactor(admin) ? undefined : request.sessionID);
    await tell(tx, admin.id, 'off');
  });
  return true;
}

interface Proof {
  current: string;
  code: string;
}

/** The password and a code of who is signed in. */
async function prove(context: IdentityContext, admin: AdminUser, input: Proof): Promise<void> {
  const { current, code } = await validated(proofForm, input);
  if (!admin.secondFactorSince) throw badInput({ code: reasons.secondFactorOff });
  await provePassword(context.db, admin, current);
  await acceptCode(context, admin, code);
}

/**
 * Uses a code up: one of the app, or a recovery code, which is told to its owner. Neither is accepted again.
 * @throws BAD_USER_INPUT for a wrong one, RATE_LIMITED after thirty of these within a day
 */
export async function acceptCode({ db, vault }: IdentityContext, admin: AdminUser, typed: string): Promise<void> {
  await triesOnCode.consume(db, admin.id);
  const accepted = await db.transaction(async (tx) => {
    await tx.query(`select set_config('kordon.actor', $1, true)`, [admin.email]);
    return (await acceptTimed(tx, vault, admin.id, typed)) || (await acceptRecovery(tx, admin.id, typed));
  });
  if (!accepted) throw badInput({ code: reasons.codeWrong });
  await triesOnCode.refund(db, admin.id);
}

/** @throws Error where the secret was sealed by another SESSION_SECRET */
async function acceptTimed(tx: EntityManager, vault: Vault, id: string, typed: string): Promise<boolean> {
  const token = latinDigits(typed).replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return false;
  const [stored] = await tx.query<Pick<Stored, 'secret'>[]>(
    'select secret from second_factors where admin_user_id = $1',
    [id],
  );
  if (!stored) return false;
  const app = new TOTP({ ...totp, secret: new Secret({ buffer: bytesOf(vault.open(stored.secret, id)) }) });
  const timestamp = Date.now();
  const steps = app.validate({ token, timestamp, window: drift });
  if (steps === null) return false;
  const [, used] = await tx.query<[unknown, number]>(
    'update second_factors set last_step = $2 where admin_user_id = $1 and last_step < $2',
    [id, app.counter({ timestamp }) + steps],
  );
  return used === 1;
}

/** A Buffer may lie within a larger one. */
const bytesOf = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer;

async function acceptRecovery(tx: EntityManager, id: string, typed: string): Promise<boolean> {
  const [stored] = await tx.query<Pick<Stored, 'recoverySalt'>[]>(
    `select recovery_salt as "recoverySalt" from second_factors where admin_user_id = $1 and recovery_salt is not null`,
    [id],
  );
  if (!stored) return false;
  const [, used] = await tx.query<[unknown, number]>(
    'delete from recovery_codes where admin_user_id = $1 and code_hash = $2',
    [id, await recoveryHash(typed, stored.recoverySalt)],
  );
  if (used === 0) return false;
  await tx.decrement(AdminUser, { id }, 'recoveryCodesLeft', 1);
  await tell(tx, id, 'recovery');
  return true;
}

/** argon2id as for passwords: 50 bits would be guessed from a fast hash. One salt a person, so that a code is looked up by one hash. */
const recoveryHash = (code: string, salt: Buffer): Promise<Buffer> => hashRaw(asReadableSecret(code), { salt });

async function makeRecoveryCodes(tx: EntityManager, id: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => readableSecret(2));
  const salt = randomBytes(16);
  const hashes = await Promise.all(codes.map((code) => recoveryHash(code, salt)));
  await tx.query('update second_factors set recovery_salt = $2 where admin_user_id = $1', [id, salt]);
  await tx.query('delete from recovery_codes where admin_user_id = $1', [id]);
  await tx.query('insert into recovery_codes (admin_user_id, code_hash) select $1, unnest($2::bytea[])', [id, hashes]);
  await tx.update(AdminUser, { id }, { recoveryCodesMadeAt: new Date(), recoveryCodesLeft: recoveryCodes });
  return codes;
}

/** Turns somebody's second factor off who has lost it, and ends their sessions. Nothing happens where there is none. */
export async function resetSecondFactor(tx: EntityManager, { id, secondFactorSince }: AdminUser): Promise<void> {
  if (!secondFactorSince) return;
  await tx.update(AdminUser, { id }, { secondFactorSince: null });
  await endSessionsOf(tx, id);
  await tell(tx, id, 'reset');
}

const tell = (tx: EntityManager, adminUserId: string, event: SecondFactorEvent): Promise<void> =>
  addJob(tx, tellOfSecondFactor, { adminUserId, event, at: new Date().toISOString() });

const locked = (tx: EntityManager, id: string): Promise<AdminUser> =>
  tx.findOneOrFail(AdminUser, { where: { id }, lock: { mode: 'pessimistic_write' } });
