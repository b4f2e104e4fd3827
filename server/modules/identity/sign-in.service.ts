import { GraphQLError } from 'graphql';
import type { EntityManager } from 'typeorm';
import { getDeviceName } from '../../../common/device-name.ts';
import type { IdentityContext } from './identity.context.ts';
import { isStorableText } from '../../platform/database/rows.ts';
import { secondFactorRequired } from '../../platform/graphql/errors.ts';
import { growingDelay, networkOf, rateLimit } from '../../platform/rate-limit.ts';
import { truncateIpAddress } from '../../platform/log.ts';
import { recordSecurityEvent } from '../activity/index.ts';
import { AdminUser } from './admin-user.entity.ts';
import { normalizeEmail } from './admin-user.service.ts';
import { queueAccountMail } from './notify-account-event.ts';
import { assertPasswordSuffices } from './passkey.service.ts';
import { consumeCode } from './second-factor.service.ts';

const QUARTER_HOUR_SECONDS = 15 * 60;
/** Failed attempts of one network on all accounts, with passwords and passkeys; a success is refunded. */
export const networkAttempts = rateLimit({ name: 'sign-in-address', points: 30, seconds: QUARTER_HOUR_SECONDS });
const delays = { freeFailures: 10, firstSeconds: 60, maxSeconds: 3_600, forgetSeconds: 86_400 };
/**
 * Failed attempts on one account, counted per network, and separately for browsers that have signed in to it before. No limit counts the
 * attempts of all networks together: strangers could use it to keep the owner out.
 */
const strangerAttempts = growingDelay({ name: 'sign-in-stranger', ...delays });
const deviceAttempts = growingDelay({ name: 'sign-in-device', ...delays });

interface Credentials {
  email: string;
  password: string;
  /** Code of the second factor. */
  code: string | null;
}

/**
 * Starts a session after checking the password and, if the account has a second factor, its code. Attempts are counted
 * per call, not per request, so that several aliases of the mutation in one request are all counted.
 * @throws INSECURE_CONNECTION by http when PUBLIC_URL is https, RATE_LIMITED after too many failed attempts
 * @throws UNAUTHENTICATED when e-mail or password is wrong, FORBIDDEN when the account has no enabled admin user
 * @throws SECOND_FACTOR_REQUIRED when the code is missing, BAD_USER_INPUT when it is wrong
 * @throws PASSKEY_REQUIRED when the only required second factor is a passkey
 */
export async function signIn(context: IdentityContext, { email, password, code }: Credentials): Promise<AdminUser> {
  const { authentication, request } = context;
  authentication.assertSecure(request);
  const account = normalizeEmail(email);
  const forgetFailures = await countAttempt(context, account);
  try {
    const admin = await authentication.verify(email, password);
    if (admin.secondFactorSince) {
      if (!code?.trim()) {
        await forgetFailures();
        throw secondFactorRequired();
      }
      await consumeCode(context, admin, code);
    }
    await forgetFailures();
    if (!admin.secondFactorSince) await assertPasswordSuffices(context, admin);
    await completeSignIn(context, admin);
    return admin;
  } catch (error) {
    await reportFailure(context, account, error);
    // A failed sign-in also ends the session that the request had before.
    if (context.signedIn) await authentication.end(request);
    throw error;
  }
}

/** Starts the session of a person whose identity was checked. */
export async function completeSignIn(
  context: IdentityContext,
  admin: AdminUser,
  { withPasskey = false } = {},
): Promise<void> {
  await context.authentication.begin(context.request, admin, { withPasskey });
  await recordSignIn(context, admin, withPasskey);
}

/** Counts an attempt as failed. @returns a function to call when the password was right, which forgets this attempt and the failures before it */
async function countAttempt({ authentication, db, request, address }: IdentityContext, account: string) {
  if (authentication.knownDevices.has(request, account)) {
    await deviceAttempts.consume(db, account);
    return () => deviceAttempts.reset(db, account);
  }
  const network = networkOf(address);
  const accountAndNetwork = `${account} ${network}`;
  await networkAttempts.consume(db, network);
  await strangerAttempts.consume(db, accountAndNetwork);
  return async () => {
    await networkAttempts.refund(db, network);
    await strangerAttempts.reset(db, accountAndNetwork);
  };
}

/** Records the sign-in, and mails the admin user when it comes from a new device. */
async function recordSignIn(
  { authentication, db, request, address }: IdentityContext,
  admin: AdminUser,
  withPasskey: boolean,
) {
  const { knownDevices } = authentication;
  const isKnown = knownDevices.has(request, admin.email);
  knownDevices.add(request, admin.email);
  const device = getDeviceName(request.headers['user-agent']) ?? '';
  const network = truncateIpAddress(address);
  await db.transaction(async (tx) => {
    const newDevice = !isKnown && (await isNewDevice(tx, { email: admin.email, device, network }));
    const secondFactor = withPasskey || admin.secondFactorSince !== null;
    const details = { device, secondFactor, newDevice, ...(withPasskey && { passkey: true }) };
    await recordSecurityEvent(tx, { kind: 'SIGN_IN', actor: admin.email, network: address, details });
    if (newDevice) await queueAccountMail(tx, admin.id, 'newDevice', [device, network].filter(Boolean).join(', '));
  });
}

/**
 * Whether a browser without the cookie of a known browser is new: the user has signed in before, but never with the same kind of browser from the same
 * network. A person who clears the cookies therefore does not get a mail at each sign-in.
 */
async function isNewDevice(
  tx: EntityManager,
  { email, device, network }: { email: string; device: string; network: string },
): Promise<boolean> {
  const [{ signIns, sameDevice }] = await tx.query<[{ signIns: number; sameDevice: number }]>(
    `select count(*)::int as "signIns",
       count(*) filter (where details ->> 'device' = $2 and coalesce(network, '') = $3)::int as "sameDevice"
     from security_events where actor = $1 and kind = 'SIGN_IN'`,
    [email, device, network],
  );
  return signIns > 0 && sameDevice === 0;
}

/** Reasons of a failed sign-in by the code of the error. SECOND_FACTOR_REQUIRED and other errors are not reported as failures. */
const failures: Record<string, string> = { UNAUTHENTICATED: 'password', FORBIDDEN: 'disabled', BAD_USER_INPUT: 'code' };

/** Reports a failed sign-in. It names the admin user, but no other text that was entered, which may be a password. */
async function reportFailure({ db, address, securityMonitor }: IdentityContext, email: string, error: unknown) {
  const reason = error instanceof GraphQLError ? failures[String(error.extensions.code)] : undefined;
  if (!reason) return;
  const admin = isStorableText(email) ? await db.manager.findOneBy(AdminUser, { email }) : null;
  securityMonitor.report({ kind: 'SIGN_IN_FAILED', actor: admin?.email, network: address, details: { reason } });
}
