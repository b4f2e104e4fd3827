import { IsNull, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { DAY_MS } from '../../../common/durations.ts';
import { apiTokenForm } from '../../../common/forms/api-token.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { recordSecurityEvent } from '../activity/index.ts';
import type { AdminUser } from './admin-user.entity.ts';
import { findEnabledAdmin } from './admin-user.service.ts';
import { ApiToken, type NewApiToken } from './api-token.entity.ts';
import { queueAccountMail } from './notify-account-event.ts';
import { createToken, hashToken } from './send-password-link.ts';

/** Lets secret scanners recognize a leaked token. */
const TOKEN_PREFIX = 'kordon_';
/** Active tokens of one admin user. */
const MAX_TOKENS = 20;

/** Returns the tokens of an admin user, newest first. */
export const listApiTokens = (tx: EntityManager, { id }: AdminUser): Promise<ApiToken[]> =>
  tx.find(ApiToken, { where: { adminUserId: id }, order: { createdAt: 'DESC', id: 'DESC' } });

/**
 * Creates an API token.
 * @throws BAD_USER_INPUT when the form refuses a field or the admin user has MAX_TOKENS active tokens
 */
export async function createApiToken(
  tx: EntityManager,
  input: { name: string; days: number },
  { id: adminUserId }: AdminUser,
): Promise<NewApiToken> {
  const { name, days } = await validateInput(apiTokenForm, input);
  const active = { adminUserId, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) };
  if ((await tx.countBy(ApiToken, active)) >= MAX_TOKENS) throw badInput({ name: reasons.tooManyTokens });
  const secret = TOKEN_PREFIX + createToken();
  const created = await tx.save(
    tx.create(ApiToken, {
      adminUserId,
      name,
      tokenHash: hashToken(secret),
      hint: secret.slice(0, TOKEN_PREFIX.length + 5),
      expiresAt: new Date(Date.now() + days * DAY_MS),
    }),
  );
  await recordSecurityEvent(tx, { kind: 'TOKEN_CREATED', details: { token: name, days } });
  await queueAccountMail(tx, adminUserId, 'tokenCreated', name);
  return { secret, token: await tx.findOneByOrFail(ApiToken, { id: created.id }) };
}

/**
 * Revokes a token of the admin user; revoking it again changes nothing.
 * @throws NOT_FOUND when the token does not exist or belongs to another admin user
 */
export async function revokeApiToken(tx: EntityManager, id: string, { id: adminUserId }: AdminUser): Promise<ApiToken> {
  const token = isUuid(id) ? await tx.findOneBy(ApiToken, { id, adminUserId }) : null;
  if (!token) throw notFound('There is no such token');
  if (!token.revokedAt) {
    await tx.update(ApiToken, { id }, { revokedAt: new Date() });
    await recordSecurityEvent(tx, { kind: 'TOKEN_REVOKED', details: { token: token.name } });
  }
  return tx.findOneByOrFail(ApiToken, { id });
}

/**
 * Returns the owner of a token with the read-only role `analyst`, or null when the token is not valid. Updates
 * `lastUsedAt` at most once a minute.
 */
export async function authenticateWithToken(db: DataSource, secret: string): Promise<AdminUser | null> {
  const [found] = await db.query<{ id: string; adminUserId: string; isUseUnrecorded: boolean }[]>(
    `select id, admin_user_id as "adminUserId", coalesce(last_used_at < now() - interval '1 minute', true) as "isUseUnrecorded"
     from api_tokens where token_hash = $1 and revoked_at is null and expires_at > now()`,
    [hashToken(secret)],
  );
  const admin = found ? await findEnabledAdmin(db.manager, found.adminUserId) : null;
  if (!found || !admin) return null;
  if (found.isUseUnrecorded) await db.query('update api_tokens set last_used_at = now() where id = $1', [found.id]);
  return Object.assign(admin, { role: 'analyst' as const });
}
