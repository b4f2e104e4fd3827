import { GraphQLError } from 'graphql';
import type { JobTools } from '../jobs/job.ts';
import { rateLimit } from '../rate-limit.ts';
import type { Message } from './mailer.ts';

/** An hour, of all public forms together: whoever fills one in may name anybody's mailbox. */
const MAX_MAILS_PER_MAILBOX = 6;

/** Keys are made by {@link mailboxKey}. */
export const mailsToMailbox = rateLimit({ name: 'mailbox', points: MAX_MAILS_PER_MAILBOX, seconds: 3_600 });

/** The same for addresses that lead to one mailbox: case does not count, nor does a +tag, nor white space around it. */
export function mailboxKey(address: string): string {
  const mailbox = address.trim().toLowerCase();
  const at = mailbox.lastIndexOf('@');
  return at < 0 ? mailbox : mailbox.slice(0, at).split('+', 1).join() + mailbox.slice(at);
}

/**
 * Sends the mail by which a form is confirmed to whoever it names. Where that mailbox has had as many as it may, the mail is left out and
 * nothing else: the form is stored, and the sales desk is told of it. A mail that fails counts when another try has sent it.
 */
export async function sendToVisitor(
  { db, mail, log }: Pick<JobTools, 'db' | 'mail' | 'log'>,
  message: Message,
  options: { messageId: string },
): Promise<void> {
  const key = mailboxKey(message.to);
  try {
    await mailsToMailbox.consume(db.connection, key);
    await mail.send(message, options);
  } catch (error) {
    await mailsToMailbox.refund(db.connection, key);
    if (!(error instanceof GraphQLError && error.extensions.code === 'RATE_LIMITED')) throw error;
    log.warn(options, 'a confirmation was left out: its mailbox has had as many as it may within an hour');
  }
}
