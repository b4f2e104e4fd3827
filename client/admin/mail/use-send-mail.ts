import { useState } from 'react';
import {
  useReplyMutation,
  useSendMailMutation,
  useSendQuoteEmailMutation,
  type ContactChoiceFragment,
  type SentMailFragment,
} from '../../graphql/generated.ts';
import { createSubmissionId } from '../../ui/form/submission-id.ts';
import type { MailDraft, MailText } from './mail-draft.ts';

/**
 * Returns a function that sends the mail of a composer. A retry uses the same id, so that the server does not send the mail twice when only
 * the response of the first attempt was lost. A mail that neither belongs to a request nor replies to a communication is recorded for the
 * contact who has the address.
 * @param includeOriginal whether the original is quoted below a reply
 */
export function useSendMail({ companyId, contactId, quoteRequestId, language, inReplyTo }: MailDraft) {
  const [id] = useState(createSubmissionId);
  const [sendMail] = useSendMailMutation();
  const [sendQuoteEmail] = useSendQuoteEmailMutation();
  const [reply] = useReplyMutation();

  return async (
    { to, subject, content, template }: MailText,
    contacts: ContactChoiceFragment[],
    includeOriginal: boolean,
  ): Promise<SentMailFragment | undefined> => {
    if (inReplyTo) {
      const input = { to: to || null, subject, content, quoted: includeOriginal, language };
      const { data } = await reply({ variables: { id: inReplyTo.id, input, replyId: id } });
      return data?.replyToCommunication;
    }
    if (quoteRequestId) {
      const input = { to: to || null, subject, body: content, language, template };
      const { data } = await sendQuoteEmail({ variables: { id: quoteRequestId, input, mailId: id } });
      return data?.sendQuoteEmail;
    }
    const recipient = contacts.find(({ email }) => email?.toLowerCase() === to.trim().toLowerCase());
    const input = {
      companyId: companyId ?? '',
      to: to || null,
      subject,
      content,
      language,
      contactId: recipient?.id ?? (to ? null : contactId),
    };
    const { data } = await sendMail({ variables: { input, id } });
    return data?.sendMail;
  };
}
