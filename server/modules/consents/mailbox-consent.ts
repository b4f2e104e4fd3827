import type { EntityManager } from 'typeorm';
import { object, string } from 'yup';
import type { ConsentEvent, Language } from '../../../common/enums.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { notFound } from '../../platform/graphql/errors.ts';
import { addJob, defineJob } from '../../platform/jobs/job.ts';
import { sendToVisitor } from '../../platform/mail/send-to-visitor.ts';
import { consentTextVersions } from './consent-texts.ts';
import { createPersonalDataMail, getDataPageUrl } from './personal-data-mail.ts';

/** A consent that was given, confirmed or withdrawn, as the panel shows it. */
interface MailboxConsent {
  id: string;
  email: string;
  event: ConsentEvent;
  textVersion: string;
  language: Language;
  source: string;
  actor: string | null;
  createdAt: Date;
}

/**
 * Records that the mailbox of a contact has given a marketing consent; recording it again changes nothing. Nothing is recorded for a mailbox
 * whose latest event is a confirmation, so that it is not asked again.
 * @param id id of the consent that a form has stored; it becomes the token of the links in mails
 */
const giveConsent = (tx: EntityManager, id: string): Promise<unknown> =>
  tx.query(
    `insert into mailbox_consents (email, event, token, text_version, language, source, address)
     select email_key(contacts.email), 'given', consents.id, consents.text_version, consents.locale, 'quote_request', consents.address
     from consents join contacts on contacts.id = consents.subject_id
     where consents.id = $1 and contacts.email <> ''
       and (select event from mailbox_consents where email = email_key(contacts.email) order by id desc limit 1)
         is distinct from 'confirmed'
     on conflict (token, event) do nothing`,
    [id],
  );

/**
 * Records that a visitor asked for news by e-mail, and asks the mailbox to confirm it (double opt-in). Nothing happens for a mailbox that has
 * confirmed it.
 * @param address IP address of the visitor
 */
export async function subscribeToNews(
  tx: EntityManager,
  { email, language }: { email: string; language: Language },
  address: string,
): Promise<void> {
  const [given] = await tx.query<{ token: string }[]>(
    `insert into mailbox_consents (email, event, token, text_version, language, source, address)
     select email_key($1), 'given', gen_random_uuid(), $2, $3, 'subscription', $4
     where (select event from mailbox_consents where email = email_key($1) order by id desc limit 1) is distinct from 'confirmed'
     returning token`,
    [email, consentTextVersions.marketing, language, address || null],
  );
  if (given) await addJob(tx, confirmConsentMail, { consentId: given.token });
}

/** Returns those of the mailboxes that must not get commercial messages: they refused, or their data was erased. */
export const listSuppressed = (tx: EntityManager, emails: readonly string[]): Promise<{ email: string }[]> =>
  tx.query(
    'select email from unnest($1::text[]) as email where mailbox_hash(email) in (select mailbox_hash from mail_suppressions)',
    [emails],
  );

/**
 * Confirms the consent of a link; confirming it again changes nothing. A confirmation by the mailbox itself ends an earlier suppression.
 * @throws NOT_FOUND for an unknown link and for a consent that was withdrawn
 */
export async function confirmConsent(tx: EntityManager, token: string): Promise<void> {
  const email = await addEvent(tx, token, 'confirmed');
  if (email) await tx.query('delete from mail_suppressions where mailbox_hash = mailbox_hash($1)', [email]);
}

/**
 * Withdraws the consent of a link, or unsubscribes the mailbox of a link of a campaign; doing it again changes nothing.
 * @throws NOT_FOUND for an unknown link
 */
export async function withdrawConsent(tx: EntityManager, token: string): Promise<void> {
  const unsubscribed = await unsubscribe(tx, token);
  const email = unsubscribed ?? (await addEvent(tx, token, 'withdrawn'));
  if (email) await suppress(tx, email);
}

/**
 * Returns the token of the links with which a mailbox unsubscribes from commercial mails; it is the same in all mails.
 * @param email as email_key
 */
export async function ensureUnsubscribeToken(db: EntityManager, email: string, language: Language): Promise<string> {
  const [found] = await db.query<[{ token: string }]>(
    `insert into unsubscribe_tokens (email, language) values ($1, $2)
     on conflict (email) do update set language = excluded.language returning token`,
    [email, language],
  );
  return found.token;
}

/** Records that the mailbox of a link of a campaign wants no commercial mails. @returns the mailbox; null for another kind of link */
async function unsubscribe(tx: EntityManager, token: string): Promise<string | null> {
  const [found] = isUuid(token)
    ? await tx.query<{ email: string }[]>('select email from unsubscribe_tokens where token = $1', [token])
    : [];
  if (!found) return null;
  // A customer may have given no consent; the entry says when and how they refused.
  await tx.query(
    `insert into mailbox_consents (email, event, token, text_version, language, source)
     select email, 'withdrawn', gen_random_uuid(), 'campaign', language, 'link' from unsubscribe_tokens where token = $1
       and (select event from mailbox_consents c where c.email = unsubscribe_tokens.email order by id desc limit 1) is distinct from 'withdrawn'`,
    [token],
  );
  return found.email;
}

/** SQL condition: the latest entry of the mailbox, as email_key, is a confirmed consent to commercial mails. */
export const hasConfirmedConsent = (email: string): string =>
  `(select event from mailbox_consents where email = ${email} order by id desc limit 1) = 'confirmed'`;

/** SQL condition: the mailbox refused commercial mails, or its data was erased. */
export const isSuppressed = (email: string): string =>
  `exists (select from mail_suppressions where mailbox_hash = mailbox_hash(${email}))`;

/** Withdraws the consent of a mailbox for somebody who has called or written. @param actor e-mail of the admin user who records it */
export async function withdrawConsentOf(tx: EntityManager, email: string, actor: string): Promise<void> {
  const [given] = await tx.query<{ token: string }[]>(
    'select token from mailbox_consents where email = email_key($1) order by id desc limit 1',
    [email],
  );
  if (!given) throw notFound();
  await addEvent(tx, given.token, 'withdrawn', actor);
  await suppress(tx, email);
}

const suppress = (tx: EntityManager, email: string): Promise<unknown> =>
  tx.query('insert into mail_suppressions (mailbox_hash) values (mailbox_hash($1)) on conflict do nothing', [email]);

/**
 * Records that the consent with a token was confirmed or withdrawn.
 * @returns the mailbox; null when the same was recorded before
 * @throws NOT_FOUND for an unknown token, and for the confirmation of a consent that was withdrawn
 */
async function addEvent(
  tx: EntityManager,
  token: string,
  event: Exclude<ConsentEvent, 'given'>,
  actor: string | null = null,
): Promise<string | null> {
  const [given] = isUuid(token)
    ? await tx.query<{ email: string; withdrawn: boolean }[]>(
        // The lock serializes a confirmation and a withdrawal that arrive at the same time.
        `select email, exists (select from mailbox_consents where token = $1 and event = 'withdrawn') as withdrawn
         from mailbox_consents where token = $1 and event = 'given' for update`,
        [token],
      )
    : [];
  if (!given || (event === 'confirmed' && given.withdrawn)) throw notFound();
  const [added] = await tx.query<{ email: string }[]>(
    `insert into mailbox_consents (email, event, token, text_version, language, source, actor)
     select email, $2, token, text_version, language, $3, $4 from mailbox_consents where token = $1 and event = 'given'
     on conflict (token, event) do nothing returning email`,
    [token, event, actor ? 'panel' : 'link', actor],
  );
  return added?.email ?? null;
}

/** Returns all consents that these mailboxes have given, confirmed or withdrawn, latest first. */
export const listConsents = (tx: EntityManager, emails: readonly string[]): Promise<MailboxConsent[]> =>
  tx.query(
    `select id, email, event, text_version as "textVersion", language, source, actor, created_at as "createdAt"
     from mailbox_consents where email = any($1) order by id desc`,
    [emails],
  );

/**
 * Records the marketing consent that a visitor gave in a form, and asks the mailbox to confirm it (double opt-in). The id of the form's
 * consent is the token of the links in this mail.
 */
export const confirmConsentMail = defineJob({
  name: 'confirm-consent',
  payload: object({ consentId: string().uuid().required() }),
  maxAttempts: 25, // about four days, like the confirmations of public forms
  async run({ consentId: token }, tools) {
    await giveConsent(tools.db, token);
    const [given] = await tools.db.query<{ id: string; email: string; language: Language }[]>(
      `select id, email, language from mailbox_consents c where token = $1 and event = 'given'
         and not exists (select from mailbox_consents where token = $1 and event <> 'given')`,
      [token],
    );
    if (!given) return; // erased, confirmed or withdrawn in the meantime
    const { publicUrl } = tools.site;
    const message = createPersonalDataMail(
      {
        name: 'consent',
        to: given.email,
        language: given.language,
        reference: given.email,
        values: { url: getDataPageUrl(publicUrl, given.language, `unsubscribe=${token}`) },
        query: `subscribe=${token}`,
        unsubscribe: new URL(`/consents/${token}/unsubscribe`, publicUrl).href,
      },
      publicUrl,
    );
    await sendToVisitor(tools, message, { messageId: `confirm-consent-${token}` });
  },
});
