import type { EntityManager } from 'typeorm';
import type { Language } from '../../../common/enums.ts';
import { quoteEmailForm } from './quote-email.form.ts';
import type { Communication } from './communication.entity.ts';
import { sendCommunicationMail } from './communication.mail.ts';
import type { Entry } from './communication.service.ts';
import { validated } from '../../platform/graphql/validated.ts';
import { lettersFor, type Letter } from './mail/letters.ts';
import type { QuoteEmailInput } from './quote-email.type.ts';
import { companyOf, presentQuoteRequest, type QuoteRequest } from '../quotes/index.ts';

/** @param language that of the request unless told */
export const quoteEmailTemplates = (request: QuoteRequest, language: Language | null): Letter[] =>
  lettersFor(request, language ?? request.language);

/**
 * Writes to whoever sent a request, in the conversation that its confirmation began. What they wait for is settled, unless the mail only
 * says that it is being worked on. A request whose company is gone for good becomes a lead anew.
 * @throws NOT_FOUND, or BAD_USER_INPUT as the form does, and for a company in the bin
 */
export async function sendQuoteEmail(
  tx: EntityManager,
  id: string,
  input: QuoteEmailInput,
  { by, id: mailId }: Entry,
): Promise<Communication> {
  const { to, subject, body, language, template } = await validated(quoteEmailForm, input);
  const request = await presentQuoteRequest(tx, id);
  const companyId = await companyOf(tx, request);
  return sendCommunicationMail(tx, {
    ...{ companyId, quoteRequestId: request.id, subject, by, id: mailId },
    // Nobody knows whose another address is; that of the request is its contact's.
    to: to.toLowerCase() === request.email.toLowerCase() ? null : to,
    content: body,
    language: language ?? request.language,
    template: template ?? null,
    settles: template !== 'acknowledge',
  });
}
