import { useState } from 'react';
import { useReplyMutation, useSendMailMutation, type ContactChoiceFragment } from '../../graphql/generated.ts';
import { newSubmissionId } from '../../ui/form/new-submission-id.ts';
import type { MailDraft, MailText } from './mail-draft.ts';

/**
 * Sends what the composer has: text, the contacts of the company, an address of whom records whom the mail went to, and whether what is
 * answered stands below. Sent again after a lost answer, it reaches nobody twice.
 */
export function useSendMail({ companyId, contactId, quoteRequestId, language, answers }: MailDraft) {
  const [id] = useState(newSubmissionId);
  const [sendMail] = useSendMailMutation();
  const [reply] = useReplyMutation();

  return ({ to, subject, content }: MailText, contacts: ContactChoiceFragment[], quoted: boolean) => {
    if (answers) {
      const input = { to: to || null, subject, content, quoted, language };
      return reply({ variables: { id: answers.id, input, replyId: id } });
    }
    const addressee = contacts.find(({ email }) => email.toLowerCase() === to.trim().toLowerCase());
    const input = {
      ...{ companyId, quoteRequestId, to: to || null, subject, content, language },
      contactId: addressee?.id ?? (to ? null : contactId),
    };
    return sendMail({ variables: { input, id } });
  };
}
