import type { Context } from '../context.ts';
import { networkOf, rateLimit } from '../platform/rate-limit.ts';
import type { AdminUser } from './admin-user.entity.ts';
import { accountEmail } from './admin-user.service.ts';

const quarterHour = 15 * 60;
/** Tries that fail; a success is given back. What stops guessing from many addresses can also keep the owner out for as long. */
const triesOnAccount = rateLimit({ name: 'sign-in-account', points: 10, seconds: quarterHour });
const triesFromAddress = rateLimit({ name: 'sign-in-address', points: 30, seconds: quarterHour });

/**
 * Starts a session. Tries are counted here and not by request, so that aliases of the mutation count as what they are; the address
 * comes first, so that one that has used up its tries can't use up other people's.
 * @throws RATE_LIMITED, UNAUTHENTICATED or FORBIDDEN
 */
export async function signIn(context: Context, email: string, password: string): Promise<AdminUser> {
  const { authentication, db, request } = context;
  const [account, address] = [accountEmail(email), networkOf(context.address)];
  await triesFromAddress.consume(db, address);
  await triesOnAccount.consume(db, account);
  try {
    const admin = await authentication.verify(request, email, password);
    await authentication.begin(request, admin);
    await Promise.all([triesFromAddress.refund(db, address), triesOnAccount.refund(db, account)]);
    return admin;
  } catch (refusal) {
    // Whoever fails to sign in is nobody, whatever they were before.
    if (context.viewer) await authentication.end(request);
    throw refusal;
  }
}
