import { createHash, randomUUID } from 'node:crypto';
import { object, string } from 'yup';
import type { Language, PrivacyRequestKind } from '../../../common/enums.ts';
import { privacyAnswerDays, retention } from '../../../common/retention.ts';
import { defineJob, type JobTools } from '../../platform/jobs/job.ts';
import { createPersonalDataMail, personalDataIntl } from '../consents/index.ts';

interface StoredRequest {
  kind: PrivacyRequestKind;
  email: string | null;
  language: Language;
  confirmed: boolean;
  answer: string | null;
}

const payload = object({ id: string().uuid().required() });

async function findRequest({ db }: JobTools, id: string): Promise<StoredRequest | undefined> {
  const [request] = await db.query<StoredRequest[]>(
    `select kind, email, language, confirmed_at is not null as confirmed, answer from privacy_requests where id = $1`,
    [id],
  );
  return request;
}

/** Returns the number of a request that its person sees: the first characters of the id. */
const formatNumber = (id: string): string => id.slice(0, 8).toUpperCase();

/** Hashes the token of a request: the database has only the hash, and the token is only in the mail. */
export const hashRequestToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Mails the link by which a person proves to own the mailbox. Each attempt creates a new link, which replaces the earlier one. */
export const sendPrivacyLink = defineJob({
  name: 'send-privacy-link',
  payload,
  maxAttempts: 25, // about four days, like the confirmations of public forms
  async run({ id }, tools) {
    const request = await findRequest(tools, id);
    if (!request?.email || request.confirmed) return; // erased or confirmed in the meantime
    const { email, language, kind } = request;
    const token = randomUUID();
    const tokenHash = hashRequestToken(token);
    await tools.db.query('update privacy_requests set token_hash = $2 where id = $1', [id, tokenHash]);
    const values = {
      kind: personalDataIntl(language).formatMessage({ id: `kind.${kind}` }),
      days: privacyAnswerDays,
      expiry: retention.unconfirmedAlerts.days,
    };
    const mail = { name: 'request' as const, to: email, language, reference: formatNumber(id), values };
    await tools.mail.send(createPersonalDataMail({ ...mail, query: `confirm=${token}` }, tools.site.publicUrl), {
      // Another token than in the attempt before, so the message must not be dropped as a duplicate.
      messageId: `privacy-link-${tokenHash.toString('hex').slice(0, 24)}`,
    });
  },
});

/** Mails the answer to the person. The address of an erased person is erased afterwards. */
export const sendPrivacyAnswer = defineJob({
  name: 'send-privacy-answer',
  payload,
  maxAttempts: 25, // about four days, like the confirmations of public forms
  async run({ id }, tools) {
    const request = await findRequest(tools, id);
    if (!request?.email || !request.answer) return; // erased in the meantime
    const { email, language, kind, answer } = request;
    const number = formatNumber(id);
    const values = { kind: personalDataIntl(language).formatMessage({ id: `kind.${kind}` }), number };
    const mail = { name: 'answer' as const, to: email, language, reference: number, values, quote: answer };
    await tools.mail.send(createPersonalDataMail(mail, tools.site.publicUrl), { messageId: `privacy-answer-${id}` });
    await tools.db.query(
      `update privacy_requests set sent_at = now(), email = case when report is null then email end where id = $1`,
      [id],
    );
  },
});
