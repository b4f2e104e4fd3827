import type { MiddlewareFn } from 'type-graphql';
import { identityForm } from '../../../common/forms/second-factor.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { badInput, forbidden, proofRequired, unauthenticated } from '../../platform/graphql/errors.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { recordSecurityEvent } from '../activity/index.ts';
import type { IdentityContext } from './identity.context.ts';
import { assertPasswordSuffices } from './passkey.service.ts';
import { verifyCurrentPassword } from './password.service.ts';
import { consumeCode } from './second-factor.service.ts';

/** Time for which a proof counts. The clock of the database decides, so that nodes with other clocks agree. */
const PROOF_LIFETIME_SECONDS = 600;

/**
 * Checks that the person behind the session has confirmed their identity within PROOF_LIFETIME_SECONDS. A sign-in alone is not a proof:
 * whoever copies the cookie of a new session must not get more than that session.
 * @throws PROOF_REQUIRED, and FORBIDDEN for API tokens, because a program cannot prove an identity
 */
export async function assertFreshProof({ db, request, tokenScopes }: Pick<Context, 'db' | 'request' | 'tokenScopes'>) {
  if (tokenScopes) throw forbidden('API tokens cannot confirm an identity');
  // Never later than now: a clock that was set back must not make a proof last longer.
  const proved = await db.query<unknown[]>(
    `select from sessions
     where sid = $1 and expire > now() and proved_at between now() - make_interval(secs => $2) and now()`,
    [request.sessionID, PROOF_LIFETIME_SECONDS],
  );
  if (proved.length === 0) throw proofRequired();
}

/** Requires a fresh proof for an operation; `@Authorized` has checked the role before. */
export const FreshProof: MiddlewareFn<Context> = async ({ context }, next): Promise<unknown> => {
  await assertFreshProof(context);
  return next();
};

/**
 * Confirms the identity of the signed-in user by password and, when the second factor is on, a code.
 * @throws BAD_USER_INPUT when password or code is missing or wrong, RATE_LIMITED
 * @throws PASSKEY_REQUIRED when the only required second factor is a passkey
 */
export async function confirmIdentity(
  context: IdentityContext,
  input: { password: string | null; code: string | null },
): Promise<boolean> {
  const { password, code } = await validateInput(identityForm, input);
  const admin = context.viewer!;
  if (admin.secondFactorSince && !code) throw badInput({ code: reasons.required });
  await verifyCurrentPassword(context.db, admin, password, 'password');
  if (admin.secondFactorSince) await consumeCode(context, admin, code);
  else await assertPasswordSuffices(context, admin);
  return markProved(context);
}

/** Stores that the person behind the session has just confirmed their identity. */
export async function markProved(
  { transaction, request, viewer, address }: IdentityContext,
  details: Record<string, boolean> = {},
): Promise<boolean> {
  await transaction(async (tx) => {
    const [, updated] = await tx.query<[unknown, number]>('update sessions set proved_at = now() where sid = $1', [
      request.sessionID,
    ]);
    if (updated === 0) throw unauthenticated(); // signed out in the meantime
    await recordSecurityEvent(tx, { kind: 'PROOF_CONFIRMED', actor: viewer!.email, network: address, details });
  });
  return true;
}
