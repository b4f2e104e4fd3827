import type { IdentityContext } from './identity.context.ts';
import { secondFactorRequired } from '../../platform/graphql/errors.ts';
import { networkOf, rateLimit } from '../../platform/rate-limit.ts';
import type { AdminUser } from './admin-user.entity.ts';
import { normalizeEmail } from './admin-user.service.ts';
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
    await refund();
    return admin;
  } catch (error) {
    // A failed sign-in also ends the session that the request had before.
    if (context.signedIn) await authentication.end(request);
    throw error;
  }
}
