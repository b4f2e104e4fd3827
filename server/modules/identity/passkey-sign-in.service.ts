import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { reasons } from '../../../common/forms/reasons.ts';
import { badInput, unauthenticated } from '../../platform/graphql/errors.ts';
import { networkOf, rateLimit } from '../../platform/rate-limit.ts';
import type { AdminUser } from './admin-user.entity.ts';
import { findEnabledAdmin } from './admin-user.service.ts';
import type { IdentityContext } from './identity.context.ts';
import { createAssertionOptions, verifyAssertion } from './passkey.service.ts';
import { markProved } from './proof.service.ts';
import { completeSignIn, networkAttempts } from './sign-in.service.ts';

/** Challenges per network, because each is a row of a table. More than the permitted attempts to sign in, because people close the dialog of their browser. */
const challengeRequests = rateLimit({ name: 'passkey-challenge', points: 100, seconds: 15 * 60 });

/** @throws INSECURE_CONNECTION by http when PUBLIC_URL is https, RATE_LIMITED after a hundred challenges for one network within a quarter of an hour */
export async function beginPasskeySignIn(context: IdentityContext): Promise<PublicKeyCredentialRequestOptionsJSON> {
  context.authentication.assertSecure(context.request);
  await challengeRequests.consume(context.db, networkOf(context.address));
  return createAssertionOptions(context, null);
}

/**
 * Starts a session after checking the signature of a passkey, which replaces password and code, because the device has verified the person.
 * @throws UNAUTHENTICATED with the same message for every reason, RATE_LIMITED like a sign-in with a password
 */
export async function signInWithPasskey(context: IdentityContext, response: unknown): Promise<AdminUser> {
  const { authentication, db, request, address, securityMonitor } = context;
  const network = networkOf(address);
  await networkAttempts.consume(db, network);
  const passkey = await verifyAssertion(context, response, null);
  const admin = passkey && (await findEnabledAdmin(db.manager, passkey.adminUserId));
  if (!admin) {
    securityMonitor.report({ kind: 'SIGN_IN_FAILED', network: address, details: { reason: 'passkey' } });
    // A failed sign-in also ends the session that the request had before.
    if (context.signedIn) await authentication.end(request);
    throw unauthenticated('Geçiş anahtarı tanınmadı');
  }
  await completeSignIn(context, admin, { withPasskey: true });
  await networkAttempts.refund(db, network);
  return admin;
}

export const beginPasskeyProof = (context: IdentityContext): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  createAssertionOptions(context, context.viewer!.id);

/**
 * Confirms the identity of the signed-in user with one of their passkeys.
 * @throws BAD_USER_INPUT when it is refused
 */
export async function confirmIdentityWithPasskey(context: IdentityContext, response: unknown): Promise<boolean> {
  if (!(await verifyAssertion(context, response, context.viewer!.id)))
    throw badInput({ response: reasons.passkeyRefused });
  return markProved(context, { passkey: true });
}
