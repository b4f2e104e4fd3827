import type { EntityManager } from 'typeorm';
import type { InferType } from 'yup';
import type { Language, PrivacyRequestKind } from '../../../common/enums.ts';
import type { privacyRequestForm } from '../../../common/forms/privacy-request.ts';
import { privacyAnswerDays } from '../../../common/retention.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { conflict, notFound } from '../../platform/graphql/errors.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { recordSecurityEvent } from '../activity/index.ts';
import { personalDataIntl } from '../consents/index.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { erasePerson, type Erasure } from './erase-person.ts';
import { hashRequestToken, sendPrivacyAnswer, sendPrivacyLink } from './privacy-mails.ts';
import { REDACTED } from './redaction.ts';

/** A request of a person about their data, as the desk sees it. */
export interface PrivacyRequestRow {
  id: string;
  kind: PrivacyRequestKind;
  source: 'form' | 'desk';
  email: string | null;
  language: Language;
  message: string;
  createdAt: Date;
  dueAt: Date;
  late: boolean;
  answeredAt: Date | null;
  answeredBy: string | null;
  answer: string | null;
  report: Erasure | null;
}

type Form = InferType<typeof privacyRequestForm>;

/** Stores an unconfirmed request and queues the mail with the link. */
export async function submitPrivacyRequest(tx: EntityManager, form: Form): Promise<void> {
  const [{ id }] = await insertRequest(tx, form, 'form');
  await addJob(tx, sendPrivacyLink, { id });
}

/** Enters a request that came by letter or phone; the desk has checked the identity of the person. */
export async function enterPrivacyRequest(tx: EntityManager, form: Form, viewer: Viewer): Promise<PrivacyRequestRow> {
  const [{ id }] = await insertRequest(tx, form, 'desk');
  await recordSecurityEvent(tx, { kind: 'PRIVACY_REQUESTED', actor: viewer.email, details: { requestId: id } });
  return findRequest(tx, id);
}

const insertRequest = (tx: EntityManager, form: Form, source: 'form' | 'desk'): Promise<[{ id: string }]> =>
  tx.query(
    `insert into privacy_requests (kind, source, email, language, message, confirmed_at)
     values ($1, $2, email_key($3), $4, $5, case when $2 = 'desk' then now() end) returning id`,
    [form.privacyKind, source, form.email, form.language, form.message],
  );

/**
 * Confirms the request of a link; of two simultaneous clicks, one confirms it. The time limit for the answer starts then.
 * @throws NOT_FOUND for an unknown link
 */
export async function confirmPrivacyRequest(tx: EntityManager, token: string): Promise<void> {
  const tokenHash = hashRequestToken(token);
  const [confirmed] = await tx.query<{ id: string }[]>(
    `with confirmed as (
       update privacy_requests set confirmed_at = now() where token_hash = $1 and confirmed_at is null returning id
     ) select id from confirmed`,
    [tokenHash],
  );
  if (confirmed) await recordSecurityEvent(tx, { kind: 'PRIVACY_REQUESTED', details: { requestId: confirmed.id } });
  else if (!(await tx.query<unknown[]>('select from privacy_requests where token_hash = $1', [tokenHash])).length)
    throw notFound();
}

const columns = `r.id, r.kind, r.source, r.email, r.language, r.message, r.created_at as "createdAt",
  r.confirmed_at + make_interval(days => ${privacyAnswerDays}) as "dueAt",
  r.answered_at is null and r.confirmed_at + make_interval(days => ${privacyAnswerDays}) < now() as late,
  r.answered_at as "answeredAt", u.name as "answeredBy", r.answer, r.report`;

/** Lists confirmed requests: the open ones, most urgent first, then the latest answered ones. */
export const listPrivacyRequests = (tx: EntityManager): Promise<PrivacyRequestRow[]> =>
  tx.query(
    `select ${columns} from privacy_requests r left join admin_users u on u.id = r.answered_by
     where r.confirmed_at is not null
     order by r.answered_at is not null, case when r.answered_at is null then r.confirmed_at end, r.answered_at desc, r.id limit 200`,
  );

async function findRequest(tx: EntityManager, id: string): Promise<PrivacyRequestRow> {
  const [request] = await tx.query<PrivacyRequestRow[]>(
    `select ${columns} from privacy_requests r left join admin_users u on u.id = r.answered_by where r.id = $1`,
    [id],
  );
  return request!;
}

/**
 * Answers a request; the answer is mailed to the person.
 * @throws NOT_FOUND, and CONFLICT when a colleague has answered it
 */
export async function answerPrivacyRequest(
  tx: EntityManager,
  id: string,
  answer: string,
  viewer: Viewer,
): Promise<PrivacyRequestRow> {
  if (!isUuid(id)) throw notFound();
  const [request] = await tx.query<{ answeredAt: Date | null; email: string | null }[]>(
    `select answered_at as "answeredAt", email from privacy_requests where id = $1 and confirmed_at is not null for update`,
    [id],
  );
  if (!request) throw notFound();
  if (request.answeredAt) throw conflict('This request was answered already');
  await tx.query('update privacy_requests set answer = $2, answered_at = now(), answered_by = $3 where id = $1', [
    id,
    answer,
    viewer.id,
  ]);
  if (request.email) await addJob(tx, sendPrivacyAnswer, { id });
  return findRequest(tx, id);
}

/**
 * Erases a person and records the request, the date and the result. The request is answered by mail, after which its e-mail address is
 * erased, too; the address is removed immediately from all other requests of the mailbox.
 * @returns id of the request
 */
export async function eraseAndRecord(
  tx: EntityManager,
  key: string,
  viewer: Viewer,
): Promise<Erasure & { requestId: string }> {
  const erasure = await erasePerson(tx, key);
  const [openRequest] = await tx.query<{ id: string; language: Language }[]>(
    `select id, language from privacy_requests
     where email = email_key($1) and kind = 'erase' and confirmed_at is not null and answered_at is null
     order by confirmed_at limit 1 for update`,
    [key],
  );
  const language = openRequest?.language ?? 'tr';
  const hasKept = Object.keys(erasure.kept).length > 0;
  const answer = personalDataIntl(language).formatMessage({ id: hasKept ? 'erased.text' : 'erased.none' });
  const [{ id: requestId }] = openRequest
    ? [openRequest]
    : await tx.query<[{ id: string }]>(
        `insert into privacy_requests (kind, source, language, confirmed_at) values ('erase', 'desk', $1, now()) returning id`,
        [language],
      );
  await tx.query(
    `update privacy_requests set report = $2, answer = $3, answered_at = now(), answered_by = $4, message = '' where id = $1`,
    [requestId, JSON.stringify(erasure), answer, viewer.id],
  );
  await tx.query('delete from privacy_requests where email = email_key($1) and confirmed_at is null', [key]);
  await tx.query(
    `update privacy_requests set email = null, message = '', answer = '${REDACTED}',
       answered_at = coalesce(answered_at, now()), answered_by = coalesce(answered_by, $3)
     where email = email_key($1) and id <> $2`,
    [key, requestId, viewer.id],
  );
  if (openRequest) await addJob(tx, sendPrivacyAnswer, { id: requestId });
  // Without the address: the security log is kept for a year.
  await recordSecurityEvent(tx, { kind: 'PERSON_ERASED', actor: viewer.email, details: { requestId } });
  return { requestId, ...erasure };
}
