import type { IdentityContext } from './identity.context.ts';
import { secondFactorRequired } from '../../platform/graphql/errors.ts';
import { networkOf, rateLimit } from '../../platform/rate-limit.ts';
import type { AdminUser } from './admin-user.entity.ts';
import { accountEmail } from './admin-user.service.ts';
import { acceptCode } from './second-factor.service.ts';

const quarterHour = 15 * 60;
/** Tries that fail; a success is given back. What stops guessing from many addresses can also keep the owner out for as long. */
const triesOnAccount = rateLimit({ name: 'sign-in-account', points: 10, seconds: quarterHour });
const triesFromAddress = rateLimit({ name: 'sign-in-address', points: 30, seconds: quarterHour });

interface Credentials {
  email: string;
  password: string;
  /** Of the second factor. */
  code: string | null;
}

/**
 * Starts a session, for an account with a second factor not before its code was right. Tries are counted here and not by request, so that aliases of the mutation count as what they are; the address
 * comes first, so that one that has used up its tries can't use up other people's.
 * @throws RATE_LIMITED, UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED, or BAD_USER_INPUT for a wrong code
 */
export async function signIn(context: IdentityContext, { email, password, code }: Credentials): Promise<AdminUser> {
  const { authentication, db, request } = context;
  const [account, address] = [accountEmail(email), networkOf(context.address)];
  await triesFromAddress.consume(db, address);
  await triesOnAccount.consume(db, account);
  const refund = () => Promise.all([triesFromAddress.refund(db, address), triesOnAccount.refund(db, account)]);
  try {
    const admin = await authentication.verify(request, email, password);
    if (admin.secondFactorSince) {
      if (!code?.trim()) {
        await refund();
        throw secondFactorRequired();
      }
      await acceptCode(context, admin, code);
    }
    await authentication.begin(request, admin);
    await refund();
    return admin;
  } catch (refusal) {
    // Whoever fails to sign in is nobody, whatever they were before.
    if (context.signedIn) await authentication.end(request);
    throw refusal;
  }
}
