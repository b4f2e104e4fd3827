import { In, type EntityManager } from 'typeorm';
import { object, string } from 'yup';
import { AdminUser } from '../identity/index.ts';
import { Attachment, streamAttachment } from '../files/index.ts';
import { Contact } from '../parties/index.ts';
import { defineJob, type JobTools } from '../../platform/jobs/job.ts';
import { isRejected } from '../../platform/mail/mailer.ts';
import { createPersonalMail, type QuotedMessage } from '../../platform/mail/personal-mail.tsx';
import { languages } from '../../../common/locales.ts';
import { brand } from '../../../common/brand.ts';
import { Communication } from './communication.entity.ts';

/** Name, payload and attempts of the job that {@link createSendCommunication} creates, to queue it. */
export const sendCommunication = {
  name: 'send-communication',
  payload: object({ communicationId: string().uuid().required() }),
  maxAttempts: 12, // about a day
};

/** Error of a mail whose file was deleted before it was sent: another attempt would fail as well. */
class MissingFileError extends Error {}

/** Returns the text of a mail with the link of the offer in it, which the stored text does not contain. */
type InsertOfferLink = (db: EntityManager, mail: { content: string; offerId: string }) => Promise<string>;

/**
 * Creates the job that sends the e-mail of a communication. After a permanent rejection by the mail server, after the last attempt, and
 * when a file was deleted, the status of the communication becomes `failed`, with the error message.
 */
export const createSendCommunication = (insertOfferLink: InsertOfferLink) =>
  defineJob({
    ...sendCommunication,
    async run({ communicationId: id }, tools) {
      const { db, mail, isLastAttempt } = tools;
      const communication = await db.findOneBy(Communication, { id });
      if (!communication?.recipient || !communication.messageId) return; // deleted in the meantime
      if (communication.sentAt || communication.status === 'failed') return;
      const { content, metadata } = communication;
      const offerId = metadata?.offerId;
      const outgoing =
        content && offerId
          ? { ...communication, content: await insertOfferLink(db, { content, offerId }) }
          : communication;
      try {
        await mail.send(await buildMail(outgoing, tools), { messageId: communication.messageId });
      } catch (error) {
        if (!isLastAttempt && !isRejected(error) && !(error instanceof MissingFileError)) throw error;
        const failure = (error as Error).message.slice(0, 500);
        await db.update(Communication, { id }, { status: 'failed', failure });
        tools.log.warn({ err: error, communicationId: id }, 'mail was not sent');
        return;
      }
      await db.update(Communication, { id }, { sentAt: new Date() });
    },
  });

async function buildMail(communication: Communication, { db, files: storage, site }: JobTools) {
  const { language = 'tr', quoted } = communication.metadata ?? {};
  const author = communication.createdBy ? await db.findOneBy(AdminUser, { id: communication.createdBy }) : null;
  const answered = communication.replyToId ? await db.findOneBy(Communication, { id: communication.replyToId }) : null;
  const files = await findFiles(db, communication);
  return createPersonalMail({
    to: communication.recipient!,
    cc: communication.cc,
    bcc: communication.bcc,
    replyTo: { name: author?.name ?? brand.name, address: site.salesEmail },
    subject: communication.subject,
    content: communication.content ?? '',
    language: languages[language].tag,
    signature: author && (author.signature || author.name),
    quoted: quoted && answered ? await buildQuote(db, answered) : null,
    follows: await findReferences(db, communication),
    attachments: files.map((file) => ({
      name: file.name,
      type: file.type,
      content: streamAttachment(db, storage, file),
    })),
  });
}

/** Returns the files in the order of the mail. @throws MissingFileError */
async function findFiles(db: JobTools['db'], { metadata }: Communication): Promise<Attachment[]> {
  const { attachmentIds = [], attachments = [] } = metadata ?? {};
  const found = attachmentIds.length > 0 ? await db.findBy(Attachment, { id: In(attachmentIds) }) : [];
  return attachmentIds.map((id) => {
    const file = found.find((other) => other.id === id);
    const name = attachments.find((other) => other.id === id)?.name ?? id;
    if (!file) throw new MissingFileError(`The file ${name} was deleted before the mail was sent`);
    return file;
  });
}

async function buildQuote(
  db: JobTools['db'],
  { contactId, content, createdAt }: Communication,
): Promise<QuotedMessage | null> {
  const contact = contactId ? await db.findOneBy(Contact, { id: contactId }) : null;
  return content ? { by: contact?.name ?? null, at: createdAt, text: content } : null;
}

/** Maximum number of Message-IDs in the References header. */
const MAX_REFERENCES = 20;

/**
 * Returns the Message-IDs of the earlier mails of the thread, oldest first: the local parts of ours, and the whole ones of mails that we
 * received. A form submission is represented by its confirmation mail; one that was entered by hand has none.
 */
async function findReferences(db: JobTools['db'], { replyToId }: Communication): Promise<string[]> {
  if (!replyToId) return [];
  const rows = await db.query<{ message_id: string | null }[]>(
    `with recursive conversation as (
       select id, reply_to_id, message_id, type, quote_request_id, metadata, 1 as step from communications where id = $1
       union all
       select c.id, c.reply_to_id, c.message_id, c.type, c.quote_request_id, c.metadata, step + 1
       from conversation join communications c on c.id = conversation.reply_to_id where step < $2
     )
     select case
       when message_id is not null then message_id
       when type = 'email' then (select message_id from inbound_mails where communication_id = conversation.id and message_id like '%@%')
       when type = 'form_submission' and quote_request_id is not null and metadata ->> 'source' is distinct from 'desk'
         then 'confirm-quote-' || quote_request_id
     end as message_id
     from conversation order by step desc`,
    [replyToId, MAX_REFERENCES],
  );
  return rows.flatMap(({ message_id }) => message_id ?? []);
}
