import { GraphQLError } from 'graphql';
import type { EntityManager } from 'typeorm';
import { object, string } from 'yup';
import { addJob, defineJob } from '../../platform/jobs/job.ts';
import { Communication, markReplied, sendCommunicationMail } from '../communications/index.ts';
import { ScheduledMail } from './scheduled-mail.entity.ts';

/**
 * Makes a scheduled mail a communication, which another job hands over to the mail server. A mail that cannot be sent any more, for example
 * because its company was deleted, stays in the list with the reason.
 */
export const sendScheduledMail = defineJob({
  name: 'send-scheduled-mail',
  payload: object({ mailId: string().uuid().required() }),
  maxAttempts: 12, // about a day
  async run({ mailId: id }, { db, log, isLastAttempt }) {
    try {
      await db.transaction((tx) => send(tx, id));
    } catch (error) {
      if (!(error instanceof GraphQLError) && !isLastAttempt) throw error;
      log.warn({ err: error, mailId: id }, 'a scheduled mail was not sent');
      await db.update(ScheduledMail, { id }, { failure: (error as Error).message.slice(0, 500) });
    }
  },
});

async function send(tx: EntityManager, id: string): Promise<void> {
  const mail = await tx.findOne(ScheduledMail, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!mail) return; // cancelled
  // The clocks of this node and of the database may differ, and a cancelled mail may be scheduled again with the same id.
  if (mail.sendAt.getTime() > Date.now()) return addJob(tx, sendScheduledMail, { mailId: id }, { runAt: mail.sendAt });
  const { recipient, template, createdBy, replyToId, ...fields } = mail;
  const answered = replyToId ? await tx.findOneBy(Communication, { id: replyToId }) : null;
  await sendCommunicationMail(tx, {
    ...fields,
    to: recipient,
    template,
    replyTo: answered,
    quoted: answered !== null && mail.quoted,
    tags: answered?.tags ?? null,
    answersRequest: template !== 'acknowledge',
    by: createdBy ? { id: createdBy } : null,
  });
  if (answered) await markReplied(tx, answered.id);
  await tx.delete(ScheduledMail, { id });
}
