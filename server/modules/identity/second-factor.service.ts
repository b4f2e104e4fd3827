import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import type { EntityManager } from 'typeorm';
import { brand } from '../../../common/brand.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { passwordForm, codeForm, secondFactorChangeForm } from '../../../common/forms/second-factor.ts';
import { toLatinDigits } from '../../../common/forms/text.ts';
import type { IdentityContext } from './identity.context.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { rateLimit } from '../../platform/rate-limit.ts';
import type { Vault } from '../../platform/vault.ts';
import { recordSecurityEvent } from '../activity/index.ts';
import { endAllSessions } from './admin-session.service.ts';
import { AdminUser } from './admin-user.entity.ts';
import { verifyCurrentPassword } from './password.service.ts';
import { normalizeReadableSecret, createReadableSecret } from './readable-secret.ts';
import type { SecondFactorSetup } from './second-factor.type.ts';
import { notifySecondFactorChange, type SecondFactorEvent } from './notify-second-factor-change.ts';

/** The RFC 6238 parameters that every authenticator app supports; many apps ignore other values in the QR code. */
const totpOptions = { issuer: brand.name, algorithm: 'SHA1', digits: 6, period: 30 };
/** Accepted clock drift of the phone, in steps of 30 seconds before or after. */
const MAX_DRIFT_STEPS = 1;
/** Time to confirm a new secret with its first code. */
const SETUP_TIMEOUT_SECONDS = 900;
const RECOVERY_CODE_COUNT = 10;

/**
 * Failed attempts by a person who knows the password. Three of a million codes are valid at a time, so 30 attempts a
 * day would take about 30 years to find one.
 */
const codeAttempts = rateLimit({ name: 'second-factor', points: 30, seconds: 86_400 });

interface StoredFactor {
  secret: Buffer;
  recoverySalt: Buffer;
}

/**
 * Creates a TOTP secret. Sign-in requires a code only after `confirmSecondFactor`.
 * @throws BAD_USER_INPUT when the password is wrong or a second factor is already on
 */
export async function beginSecondFactor(
  { db, transaction, vault }: IdentityContext,
  { id, email }: AdminUser,
  input: { current: string },
): Promise<SecondFactorSetup> {
  const { current } = await validateInput(passwordForm, input);
  await verifyCurrentPassword(db, { id, email }, current);
  const secret = new Secret({ size: 20 });
  await transaction(async (tx) => {
    if ((await lockAdminUser(tx, id)).secondFactorSince) throw badInput({ current: reasons.secondFactorOn });
    await tx.query(
      `insert into second_factors (admin_user_id, secret) values ($1, $2)
       on conflict (admin_user_id) do update set secret = $2, begun_at = now(), last_step = 0`,
      [id, vault.seal(secret.bytes, id)],
    );
  });
  return { secret: secret.base32, uri: new TOTP({ ...totpOptions, label: email, secret }).toString() };
}

/**
 * Turns on the second factor with the first code of the authenticator app, and ends all other sessions.
 * @returns the recovery codes; the database stores only their hashes
 * @throws BAD_USER_INPUT when the code is wrong or the secret is older than SETUP_TIMEOUT_SECONDS
 * @throws RATE_LIMITED after thirty wrong codes within a day
 */
export async function confirmSecondFactor(
  { db, request, transaction, vault }: IdentityContext,
  { id }: AdminUser,
  input: { code: string },
): Promise<string[]> {
  const { code } = await validateInput(codeForm, input);
  await codeAttempts.consume(db, id);
  const codes = await transaction(async (tx) => {
    if ((await lockAdminUser(tx, id)).secondFactorSince) throw badInput({ code: reasons.secondFactorOn });
    const [pending] = await tx.query<unknown[]>(
      `select from second_factors where admin_user_id = $1 and begun_at > now() - make_interval(secs => $2)`,
      [id, SETUP_TIMEOUT_SECONDS],
    );
    if (!pending) throw badInput({ code: reasons.setupExpired });
    if (!(await consumeTotpCode(tx, vault, id, code))) throw badInput({ code: reasons.codeWrong });
    const created = await replaceRecoveryCodes(tx, id);
    await tx.update(AdminUser, { id }, { secondFactorSince: new Date() });
    await endAllSessions(tx, id, request.sessionID);
    await recordSecurityEvent(tx, { kind: 'FACTOR_ADDED', details: { factor: 'totp' } });
    await queueNotification(tx, id, 'on');
    return created;
  });
  await codeAttempts.refund(db, id);
  return codes;
}

/**
 * Replaces all recovery codes with ten new ones.
 * @throws BAD_USER_INPUT when password or code is wrong, RATE_LIMITED
 */
export async function renewRecoveryCodes(
  context: IdentityContext,
  admin: AdminUser,
  input: PasswordAndCode,
): Promise<string[]> {
  await verifyPasswordAndCode(context, admin, input);
  return context.transaction(async (tx) => {
    const codes = await replaceRecoveryCodes(tx, admin.id);
    await recordSecurityEvent(tx, { kind: 'FACTOR_ADDED', details: { factor: 'recoveryCodes' } });
    await queueNotification(tx, admin.id, 'codes');
    return codes;
  });
}

/**
 * Turns off the second factor and ends all other sessions. When the settings require a second factor, it also ends the
 * current session, because its WebSockets would stay open.
 * @throws BAD_USER_INPUT when password or code is wrong, RATE_LIMITED
 */
export async function endSecondFactor(
  context: IdentityContext,
  admin: AdminUser,
  input: PasswordAndCode,
): Promise<boolean> {
  const { authentication, request, transaction } = context;
  await verifyPasswordAndCode(context, admin, input);
  await transaction(async (tx) => {
    await tx.update(AdminUser, { id: admin.id }, { secondFactorSince: null });
    await endAllSessions(tx, admin.id, authentication.needsSecondFactor(admin) ? undefined : request.sessionID);
    await recordSecurityEvent(tx, { kind: 'FACTOR_REMOVED', details: { factor: 'totp' } });
    await queueNotification(tx, admin.id, 'off');
  });
  return true;
}

interface PasswordAndCode {
  current: string;
  code: string;
}

/** Checks the current password and a code of the signed-in admin user. */
async function verifyPasswordAndCode(
  context: IdentityContext,
  admin: AdminUser,
  input: PasswordAndCode,
): Promise<void> {
  const { current, code } = await validateInput(secondFactorChangeForm, input);
  if (!admin.secondFactorSince) throw badInput({ code: reasons.secondFactorOff });
  await verifyCurrentPassword(context.db, admin, current);
  await consumeCode(context, admin, code);
}

/**
 * Accepts a TOTP code or a recovery code; neither is accepted a second time. The owner gets a mail when a recovery code
 * is used.
 * @throws BAD_USER_INPUT when the code is wrong, RATE_LIMITED after thirty wrong codes within a day
 */
export async function consumeCode({ db, vault }: IdentityContext, admin: AdminUser, code: string): Promise<void> {
  await codeAttempts.consume(db, admin.id);
  const accepted = await db.transaction(async (tx) => {
    await tx.query(`select set_config('kordon.actor', $1, true)`, [admin.email]);
    return (await consumeTotpCode(tx, vault, admin.id, code)) || (await consumeRecoveryCode(tx, admin.id, code));
  });
  if (!accepted) throw badInput({ code: reasons.codeWrong });
  await codeAttempts.refund(db, admin.id);
}

/**
 * Returns whether the code is valid, and marks its time step as used.
 * @throws Error when the secret was encrypted with an unknown key
 */
async function consumeTotpCode(tx: EntityManager, vault: Vault, id: string, code: string): Promise<boolean> {
  const token = toLatinDigits(code).replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return false;
  const [stored] = await tx.query<Pick<StoredFactor, 'secret'>[]>(
    'select secret from second_factors where admin_user_id = $1',
    [id],
  );
  if (!stored) return false;
  const totp = new TOTP({
    ...totpOptions,
    secret: new Secret({ buffer: toArrayBuffer(vault.open(stored.secret, id)) }),
  });
  const timestamp = Date.now();
  const drift = totp.validate({ token, timestamp, window: MAX_DRIFT_STEPS });
  if (drift === null) return false;
  const [, used] = await tx.query<[unknown, number]>(
    'update second_factors set last_step = $2 where admin_user_id = $1 and last_step < $2',
    [id, totp.counter({ timestamp }) + drift],
  );
  return used === 1;
}

/** Copies the bytes, because the `buffer` of a Buffer may be larger than its content. */
const toArrayBuffer = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer;

async function consumeRecoveryCode(tx: EntityManager, id: string, code: string): Promise<boolean> {
  const [stored] = await tx.query<Pick<StoredFactor, 'recoverySalt'>[]>(
    `select recovery_salt as "recoverySalt" from second_factors where admin_user_id = $1 and recovery_salt is not null`,
    [id],
  );
  if (!stored) return false;
  const [, used] = await tx.query<[unknown, number]>(
    'delete from recovery_codes where admin_user_id = $1 and code_hash = $2',
    [id, await hashRecoveryCode(code, stored.recoverySalt)],
  );
  if (used === 0) return false;
  await tx.decrement(AdminUser, { id }, 'recoveryCodesLeft', 1);
  await queueNotification(tx, id, 'recovery');
  return true;
}

/**
 * Hashes with argon2id, like passwords: the 50 bits of a code could be found from a fast hash. All codes of a user
 * share one salt, so that one hash is enough to look up a code.
 */
const hashRecoveryCode = (code: string, salt: Buffer): Promise<Buffer> =>
  hashRaw(normalizeReadableSecret(code), { salt });

async function replaceRecoveryCodes(tx: EntityManager, id: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => createReadableSecret(2));
  const salt = randomBytes(16);
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt)));
  await tx.query('update second_factors set recovery_salt = $2 where admin_user_id = $1', [id, salt]);
  await tx.query('delete from recovery_codes where admin_user_id = $1', [id]);
  await tx.query('insert into recovery_codes (admin_user_id, code_hash) select $1, unnest($2::bytea[])', [id, hashes]);
  await tx.update(AdminUser, { id }, { recoveryCodesMadeAt: new Date(), recoveryCodesLeft: RECOVERY_CODE_COUNT });
  return codes;
}

/**
 * Turns off the second factor of an admin user who has lost it, and ends their sessions. Does nothing when it is off.
 */
export async function resetSecondFactor(tx: EntityManager, { id, email, secondFactorSince }: AdminUser): Promise<void> {
  if (!secondFactorSince) return;
  await tx.update(AdminUser, { id }, { secondFactorSince: null });
  await endAllSessions(tx, id);
  await recordSecurityEvent(tx, { kind: 'FACTOR_REMOVED', details: { user: email, factor: 'totp', reset: true } });
  await queueNotification(tx, id, 'reset');
}

const queueNotification = (tx: EntityManager, adminUserId: string, event: SecondFactorEvent): Promise<void> =>
  addJob(tx, notifySecondFactorChange, { adminUserId, event, at: new Date().toISOString() });

const lockAdminUser = (tx: EntityManager, id: string): Promise<AdminUser> =>
  tx.findOneOrFail(AdminUser, { where: { id }, lock: { mode: 'pessimistic_write' } });
