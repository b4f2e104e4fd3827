import type { EntityManager } from 'typeorm';
import type { Language } from '../../../common/enums.ts';
import { quoteEmailForm } from './quote-email.form.ts';
import type { Communication } from './communication.entity.ts';
import { sendCommunicationMail } from './communication.mail.ts';
import type { CreateOptions } from './communication.service.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { createQuoteEmailDrafts, type QuoteEmailDraft } from './mail/quote-email-drafts.ts';
import type { QuoteEmailInput } from './quote-email.type.ts';
import { ensureCompany, lockQuoteRequest, type QuoteRequest } from '../quotes/index.ts';

/** @param language default: the language of the request */
export const getQuoteEmailDrafts = (request: QuoteRequest, language: Language | null): QuoteEmailDraft[] =>
  createQuoteEmailDrafts(request, language ?? request.language);

/**
 * Sends an e-mail to the sender of a quote request, in the thread of its confirmation. The request counts as answered unless the mail
 * is only an acknowledgement. When the company of the request was removed, a new lead is created.
 * @throws NOT_FOUND, or BAD_USER_INPUT for invalid fields and for a deleted company
 */
export async function sendQuoteEmail(
  tx: EntityManager,
  id: string,
  input: QuoteEmailInput,
  { by, id: mailId }: CreateOptions,
): Promise<Communication> {
  const { to, subject, body, language, template } = await validateInput(quoteEmailForm, input);
  const request = await lockQuoteRequest(tx, id);
  const companyId = await ensureCompany(tx, request);
  return sendCommunicationMail(tx, {
    companyId,
    quoteRequestId: request.id,
    subject,
    by,
    id: mailId,
    // Without `to` the mail is assigned to the contact of the request. Another address cannot be assigned to a contact.
    to: to.toLowerCase() === request.email.toLowerCase() ? null : to,
    content: body,
    language: language ?? request.language,
    template: template ?? null,
    answersRequest: template !== 'acknowledge',
  });
}
