import { GraphQLError } from 'graphql';
import type { EntityManager } from 'typeorm';
import { getDeviceName } from '../../../common/device-name.ts';
import type { IdentityContext } from './identity.context.ts';
import { isStorableText } from '../../platform/database/rows.ts';
import { secondFactorRequired } from '../../platform/graphql/errors.ts';
import { networkOf, rateLimit } from '../../platform/rate-limit.ts';
import { truncateIpAddress } from '../../platform/log.ts';
import { recordSecurityEvent } from '../activity/index.ts';
import { AdminUser } from './admin-user.entity.ts';
import { normalizeEmail } from './admin-user.service.ts';
import { queueAccountMail } from './notify-account-event.ts';
import { consumeCode } from './second-factor.service.ts';

const QUARTER_HOUR_SECONDS = 15 * 60;
/**
 * Failed attempts; a success is refunded. The limit per account stops guessing from many addresses, but can also lock
 * out the owner.
 */
const accountAttempts = rateLimit({ name: 'sign-in-account', points: 10, seconds: QUARTER_HOUR_SECONDS });
const addressAttempts = rateLimit({ name: 'sign-in-address', points: 30, seconds: QUARTER_HOUR_SECONDS });

interface Credentials {
  email: string;
  password: string;
  /** Code of the second factor. */
  code: string | null;
}

/**
 * Starts a session after checking the password and, if the account has a second factor, its code. Attempts are counted
 * per call, not per request, so that several aliases of the mutation in one request are all counted. The limit per
 * address is checked first, so that a blocked address cannot use up the attempts of accounts.
 * @throws RATE_LIMITED after too many failed attempts
 * @throws UNAUTHENTICATED when e-mail or password is wrong, FORBIDDEN when the account has no enabled admin user
 * @throws SECOND_FACTOR_REQUIRED when the code is missing, BAD_USER_INPUT when it is wrong
 */
export async function signIn(context: IdentityContext, { email, password, code }: Credentials): Promise<AdminUser> {
  const { authentication, db, request } = context;
  const [account, address] = [normalizeEmail(email), networkOf(context.address)];
  await addressAttempts.consume(db, address);
  await accountAttempts.consume(db, account);
  const refund = () => Promise.all([addressAttempts.refund(db, address), accountAttempts.refund(db, account)]);
  try {
    const admin = await authentication.verify(email, password);
    if (admin.secondFactorSince) {
      if (!code?.trim()) {
        await refund();
        throw secondFactorRequired();
      }
      await consumeCode(context, admin, code);
    }
    await authentication.begin(request, admin);
    await recordSignIn(context, admin);
    await refund();
    return admin;
  } catch (error) {
    await reportFailure(context, account, error);
    // A failed sign-in also ends the session that the request had before.
    if (context.signedIn) await authentication.end(request);
    throw error;
  }
}

/** Records the sign-in, and mails the admin user when it comes from a new device. */
async function recordSignIn({ authentication, db, request, address }: IdentityContext, admin: AdminUser) {
  const isMarked = authentication.markDevice(request, admin);
  const device = getDeviceName(request.headers['user-agent']) ?? '';
  const network = truncateIpAddress(address);
  await db.transaction(async (tx) => {
    const newDevice = !isMarked && (await isNewDevice(tx, { email: admin.email, device, network }));
    const details = { device, secondFactor: admin.secondFactorSince !== null, newDevice };
    await recordSecurityEvent(tx, { kind: 'SIGN_IN', actor: admin.email, network: address, details });
    if (newDevice) await queueAccountMail(tx, admin.id, 'newDevice', [device, network].filter(Boolean).join(', '));
  });
}

/**
 * Whether a browser without the mark of the user is new: the user has signed in before, but never with the same kind of browser from the same
 * network. So a person who clears the cookies gets no mail each time.
 */
async function isNewDevice(
  tx: EntityManager,
  { email, device, network }: { email: string; device: string; network: string },
): Promise<boolean> {
  const [{ signIns, same }] = await tx.query<[{ signIns: number; same: number }]>(
    `select count(*)::int as "signIns",
       count(*) filter (where details ->> 'device' = $2 and coalesce(network, '') = $3)::int as same
     from security_events where actor = $1 and kind = 'SIGN_IN'`,
    [email, device, network],
  );
  return signIns > 0 && same === 0;
}

/** Reasons by the code of the error. A missing code is no failure, and a limit is reported where it is noticed. */
const failures: Record<string, string> = { UNAUTHENTICATED: 'password', FORBIDDEN: 'disabled', BAD_USER_INPUT: 'code' };

/** Names the admin user, but no other text that was entered: it may be a password. */
async function reportFailure({ db, address, securityMonitor }: IdentityContext, email: string, error: unknown) {
  const reason = error instanceof GraphQLError ? failures[String(error.extensions.code)] : undefined;
  if (!reason) return;
  const admin = isStorableText(email) ? await db.manager.findOneBy(AdminUser, { email }) : null;
  securityMonitor.report({ kind: 'SIGN_IN_FAILED', actor: admin?.email, network: address, details: { reason } });
}
