import { useState } from 'react';
import {
  useReplyMutation,
  useSendMailMutation,
  useSendQuoteEmailMutation,
  type ContactChoiceFragment,
  type SentMailFragment,
} from '../../graphql/generated.ts';
import { newSubmissionId } from '../../ui/form/new-submission-id.ts';
import type { MailDraft, MailText } from './mail-draft.ts';

/**
 * Sends what the composer has: text, the contacts of the company, an address of whom records whom the mail went to, and whether what is
 * answered stands below. Sent again after a lost answer, it reaches nobody twice.
 */
export function useSendMail({ companyId, contactId, quoteRequestId, language, answers }: MailDraft) {
  const [id] = useState(newSubmissionId);
  const [sendMail] = useSendMailMutation();
  const [sendQuoteEmail] = useSendQuoteEmailMutation();
  const [reply] = useReplyMutation();

  return async (
    { to, subject, content, template }: MailText,
    contacts: ContactChoiceFragment[],
    quoted: boolean,
  ): Promise<SentMailFragment | undefined> => {
    if (answers) {
      const input = { to: to || null, subject, content, quoted, language };
      const { data } = await reply({ variables: { id: answers.id, input, replyId: id } });
      return data?.replyToCommunication;
    }
    if (quoteRequestId) {
      const input = { to: to || null, subject, body: content, language, template };
      const { data } = await sendQuoteEmail({ variables: { id: quoteRequestId, input, mailId: id } });
      return data?.sendQuoteEmail;
    }
    const addressee = contacts.find(({ email }) => email.toLowerCase() === to.trim().toLowerCase());
    const input = {
      ...{ companyId: companyId ?? '', to: to || null, subject, content, language },
      contactId: addressee?.id ?? (to ? null : contactId),
    };
    const { data } = await sendMail({ variables: { input, id } });
    return data?.sendMail;
  };
}
