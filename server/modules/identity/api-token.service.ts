import { IsNull, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { apiTokenForm } from '../../../common/forms/api-token.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { validated } from '../../platform/graphql/validated.ts';
import type { AdminUser } from './admin-user.entity.ts';
import { enabledAdmin } from './admin-user.service.ts';
import { ApiToken, type NewApiToken } from './api-token.entity.ts';
import { newToken, tokenHash } from './send-password-link.ts';

/** By which scanners of repositories find one that leaked. */
const prefix = 'kordon_';
const maxTokens = 20;
const day = 86_400_000;

/** One's own, the newest first. */
export const tokensOf = (tx: EntityManager, { id }: AdminUser): Promise<ApiToken[]> =>
  tx.find(ApiToken, { where: { adminUserId: id }, order: { createdAt: 'DESC', id: 'DESC' } });

/** @throws BAD_USER_INPUT as the form, and beyond twenty that work */
export async function createApiToken(
  tx: EntityManager,
  input: { name: string; days: number },
  { id: adminUserId }: AdminUser,
): Promise<NewApiToken> {
  const { name, days } = await validated(apiTokenForm, input);
  const working = { adminUserId, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) };
  if ((await tx.countBy(ApiToken, working)) >= maxTokens) throw badInput({ name: reasons.tooManyTokens });
  const secret = prefix + newToken();
  const made = await tx.save(
    tx.create(ApiToken, {
      ...{ adminUserId, name },
      tokenHash: tokenHash(secret),
      hint: secret.slice(0, prefix.length + 5),
      expiresAt: new Date(Date.now() + days * day),
    }),
  );
  return { secret, token: await tx.findOneByOrFail(ApiToken, { id: made.id }) };
}

/**
 * Takes back a token of one's own, at once and for good; once more does no harm.
 * @throws NOT_FOUND
 */
export async function revokeApiToken(tx: EntityManager, id: string, { id: adminUserId }: AdminUser): Promise<ApiToken> {
  const token = isUuid(id) ? await tx.findOneBy(ApiToken, { id, adminUserId }) : null;
  if (!token) throw notFound('There is no such token');
  if (!token.revokedAt) await tx.update(ApiToken, { id }, { revokedAt: new Date() });
  return tx.findOneByOrFail(ApiToken, { id });
}

/** Whose token this is, with nothing but the right to read; null where it is refused. Its use is noted once a minute. */
export async function readerWithToken(db: DataSource, secret: string): Promise<AdminUser | null> {
  const [found] = await db.query<{ id: string; adminUserId: string; unnoted: boolean }[]>(
    `select id, admin_user_id as "adminUserId", coalesce(last_used_at < now() - interval '1 minute', true) as unnoted
     from api_tokens where token_hash = $1 and revoked_at is null and expires_at > now()`,
    [tokenHash(secret)],
  );
  const admin = found ? await enabledAdmin(db.manager, found.adminUserId) : null;
  if (!found || !admin) return null;
  if (found.unnoted) await db.query('update api_tokens set last_used_at = now() where id = $1', [found.id]);
  return Object.assign(admin, { role: 'analyst' as const });
}
