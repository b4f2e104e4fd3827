import { In } from 'typeorm';
import { object, string } from 'yup';
import type { Language } from '../../../common/enums.ts';
import { AdminUser } from '../identity/index.ts';
import { Attachment, contentOf } from '../files/index.ts';
import { Contact } from '../parties/index.ts';
import { defineJob, type JobTools } from '../../platform/jobs/job.ts';
import { personalMail, type Quoted } from '../../platform/mail/personal.tsx';
import { languages } from '../../../common/locales.ts';
import { brand } from '../../../common/brand.ts';
import { Communication } from './communication.entity.ts';

/**
 * Sends the mail that a communication is. Where the mail server refuses it for good, or nobody tries any more, the communication has
 * failed, and says why.
 */
export const sendCommunication = defineJob({
  name: 'send-communication',
  payload: object({ communicationId: string().uuid().required() }),
  maxAttempts: 12, // about a day
  async run({ communicationId: id }, tools) {
    const { db, mail, lastTry } = tools;
    const said = await db.findOneBy(Communication, { id });
    if (!said?.recipient || !said.messageId || said.sentAt || said.status === 'failed') return; // removed or settled since
    try {
      await mail.send(await messageOf(said, tools), { messageId: said.messageId });
    } catch (error) {
      if (!lastTry && !isRefusal(error)) throw error;
      const failure = (error as Error).message.slice(0, 500);
      await db.update(Communication, { id }, { status: 'failed', failure });
      tools.log.warn({ err: error, communicationId: id }, 'mail was refused');
      return;
    }
    await db.update(Communication, { id }, { sentAt: new Date() });
  },
});

/** SMTP says 5xx for what it will never take. */
const isRefusal = (error: unknown): boolean => {
  const { responseCode } = error as { responseCode?: number };
  return responseCode !== undefined && responseCode >= 500;
};

async function messageOf(said: Communication, { db, site }: JobTools) {
  const {
    language = 'tr',
    quoted,
    attachmentIds = [],
  } = (said.metadata ?? {}) as {
    language?: Language;
    quoted?: boolean;
    attachmentIds?: string[];
  };
  const author = said.createdBy ? await db.findOneBy(AdminUser, { id: said.createdBy }) : null;
  const answered = said.replyToId ? await db.findOneBy(Communication, { id: said.replyToId }) : null;
  const files = attachmentIds.length > 0 ? await db.findBy(Attachment, { id: In(attachmentIds) }) : [];
  return personalMail({
    to: said.recipient!,
    replyTo: { name: author?.name ?? brand.name, address: site.salesEmail },
    subject: said.subject,
    content: said.content ?? '',
    language: languages[language].tag,
    author: author?.name ?? null,
    quoted: quoted && answered ? await quotedOf(db, answered) : null,
    follows: await conversationOf(db, said),
    attachments: files.map((file) => ({ name: file.name, type: file.type, content: contentOf(db, file) })),
  });
}

async function quotedOf(db: JobTools['db'], { contactId, content, createdAt }: Communication): Promise<Quoted | null> {
  const contact = contactId ? await db.findOneBy(Contact, { id: contactId }) : null;
  return content ? { by: contact?.name ?? null, at: createdAt, text: content } : null;
}

/** More ids than these no mail program looks at. */
const longest = 20;

/**
 * The Message-IDs of ours that it follows, oldest first. What they sent has none here, but answers something of ours: for a form that
 * is the confirmation, which has a Message-ID of its own.
 */
async function conversationOf(db: JobTools['db'], { replyToId }: Communication): Promise<string[]> {
  if (!replyToId) return [];
  const rows = await db.query<{ message_id: string }[]>(
    `with recursive conversation as (
       select id, reply_to_id, message_id, type, quote_request_id, 1 as step from communications where id = $1
       union all
       select c.id, c.reply_to_id, c.message_id, c.type, c.quote_request_id, step + 1
       from conversation join communications c on c.id = conversation.reply_to_id where step < $2
     )
     select coalesce(message_id, case when type = 'form_submission' then 'confirm-quote-' || quote_request_id end) as message_id
     from conversation
     where message_id is not null or (type = 'form_submission' and quote_request_id is not null)
     order by step desc`,
    [replyToId, longest],
  );
  return rows.map(({ message_id }) => message_id);
}
