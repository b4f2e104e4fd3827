import { IsNull, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import type { AdminRole, TokenScope } from '../../../common/enums.ts';
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
/** Maximum number of active tokens of one admin user. */
const MAX_TOKENS = 20;

/** Returns the tokens of an admin user, newest first. */
export const listApiTokens = (tx: EntityManager, { id }: AdminUser): Promise<ApiToken[]> =>
  tx.find(ApiToken, { where: { adminUserId: id }, order: { createdAt: 'DESC', id: 'DESC' } });

/** Returns the active tokens of all admin users, newest first. */
export const listAllApiTokens = (tx: EntityManager): Promise<ApiToken[]> =>
  tx.find(ApiToken, {
    where: { revokedAt: IsNull(), expiresAt: MoreThan(new Date()) },
    order: { createdAt: 'DESC', id: 'DESC' },
  });

/**
 * Creates an API token.
 * @throws BAD_USER_INPUT when the form refuses a field or the admin user has MAX_TOKENS active tokens
 */
export async function createApiToken(
  tx: EntityManager,
  input: { name: string; days: number; scopes: string[] },
  { id: adminUserId }: AdminUser,
): Promise<NewApiToken> {
  const { name, days, scopes } = await validateInput(apiTokenForm, input);
  const active = { adminUserId, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) };
  if ((await tx.countBy(ApiToken, active)) >= MAX_TOKENS) throw badInput({ name: reasons.tooManyTokens });
  const secret = TOKEN_PREFIX + createToken();
  const created = await tx.save(
    tx.create(ApiToken, {
      adminUserId,
      name,
      tokenHash: hashToken(secret),
      scopes: [...new Set(scopes)],
      hint: secret.slice(0, TOKEN_PREFIX.length + 5),
      expiresAt: new Date(Date.now() + days * DAY_MS),
    }),
  );
  await recordSecurityEvent(tx, { kind: 'TOKEN_CREATED', details: { token: name, days } });
  await queueAccountMail(tx, adminUserId, 'tokenCreated', name);
  return { secret, token: await tx.findOneByOrFail(ApiToken, { id: created.id }) };
}

/**
 * Revokes a token; revoking it again changes nothing. A super admin can revoke any token, other users only their own.
 * @throws NOT_FOUND when the token does not exist or belongs to somebody else
 */
export async function revokeApiToken(tx: EntityManager, id: string, by: AdminUser): Promise<ApiToken> {
  const where = by.role === 'super_admin' ? { id } : { id, adminUserId: by.id };
  const token = isUuid(id) ? await tx.findOneBy(ApiToken, where) : null;
  if (!token) throw notFound('There is no such token');
  if (!token.revokedAt) {
    await tx.update(ApiToken, { id }, { revokedAt: new Date() });
    await recordSecurityEvent(tx, { kind: 'TOKEN_REVOKED', details: { token: token.name } });
  }
  return tx.findOneByOrFail(ApiToken, { id });
}

/** Revokes all active tokens of an admin user whose password has changed. */
export async function revokeApiTokensOf(tx: EntityManager, { id, email }: AdminUser, address: string): Promise<void> {
  const { affected } = await tx.update(
    ApiToken,
    { adminUserId: id, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) },
    { revokedAt: new Date() },
  );
  if (!affected) return;
  const details = { tokens: affected, reason: 'password' };
  await recordSecurityEvent(tx, { kind: 'TOKEN_REVOKED', actor: email, network: address, details });
}

/**
 * Returns the role with which a token acts: analyst without the scope `write`, else the role of its owner, but at most `admin`, because only
 * people may change users and bank accounts.
 */
const getTokenRole = (role: AdminRole, scopes: readonly TokenScope[]): AdminRole => {
  if (!scopes.includes('write')) return 'analyst';
  return role === 'super_admin' ? 'admin' : role;
};

/**
 * Returns the scopes of a token, and its owner with the role that the token has; null when the token is not valid. Updates `lastUsedAt` at
 * most once a minute.
 */
export async function authenticateWithToken(
  db: DataSource,
  secret: string,
): Promise<{ admin: AdminUser; scopes: TokenScope[] } | null> {
  const [found] = await db.query<{ id: string; adminUserId: string; scopes: TokenScope[]; isUseOutdated: boolean }[]>(
    `select id, admin_user_id as "adminUserId", scopes, coalesce(last_used_at < now() - interval '1 minute', true) as "isUseOutdated"
     from api_tokens where token_hash = $1 and revoked_at is null and expires_at > now()`,
    [hashToken(secret)],
  );
  const admin = found ? await findEnabledAdmin(db.manager, found.adminUserId) : null;
  if (!found || !admin) return null;
  if (found.isUseOutdated) await db.query('update api_tokens set last_used_at = now() where id = $1', [found.id]);
  const { scopes } = found;
  return { admin: Object.assign(admin, { role: getTokenRole(admin.role, scopes) }), scopes };
}
