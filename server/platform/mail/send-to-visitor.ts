import { GraphQLError } from 'graphql';
import type { JobTools } from '../jobs/job.ts';
import { rateLimit } from '../rate-limit.ts';
import type { Message } from './mailer.ts';

/** Mails to one mailbox per hour, from all public forms together, because visitors can enter any e-mail address. */
const MAX_MAILS_PER_MAILBOX = 6;

/** Keys are made by {@link toMailboxKey}. */
export const mailsPerMailbox = rateLimit({ name: 'mailbox', points: MAX_MAILS_PER_MAILBOX, seconds: 3_600 });

/** Returns the same key for addresses of one mailbox: ignores case, +tags and surrounding spaces. */
export function toMailboxKey(address: string): string {
  const mailbox = address.trim().toLowerCase();
  const at = mailbox.lastIndexOf('@');
  return at < 0 ? mailbox : mailbox.slice(0, at).split('+', 1).join() + mailbox.slice(at);
}

/**
 * Sends the confirmation of a form to the e-mail address in it. When the mailbox has reached its limit, only this mail
 * is skipped: the form is stored and the sales desk is notified as usual. A failed attempt does not count towards the
 * limit.
 */
export async function sendToVisitor(
  { db, mail, log }: Pick<JobTools, 'db' | 'mail' | 'log'>,
  message: Message,
  options: { messageId: string },
): Promise<void> {
  const key = toMailboxKey(message.to);
  try {
    await mailsPerMailbox.consume(db.dataSource, key);
    await mail.send(message, options);
  } catch (error) {
    await mailsPerMailbox.refund(db.dataSource, key);
    if (!(error instanceof GraphQLError && error.extensions.code === 'RATE_LIMITED')) throw error;
    log.warn(options, 'a confirmation was skipped: its mailbox has reached the limit per hour');
  }
}
