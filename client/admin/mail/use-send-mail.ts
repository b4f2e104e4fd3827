import { useState } from 'react';
import {
  useCancelScheduledMailMutation,
  useScheduleMailMutation,
  type ContactChoiceFragment,
  type ScheduledMailInput,
  type ScheduledMailRowFragment,
} from '../../graphql/generated.ts';
import { createSubmissionId } from '../../ui/form/submission-id.ts';
import type { MailDraft } from './mail-draft.ts';

type Mail = Omit<ScheduledMailInput, 'companyId' | 'contactId' | 'quoteRequestId' | 'replyToId' | 'language'>;

/**
 * Returns functions that send the mail of a composer and take it back. A retry uses the same id, so that the server does not send the mail
 * twice when only the response of the first attempt was lost. A mail that neither belongs to a request nor replies to a communication is
 * recorded for the contact who has the address.
 */
export function useSendMail({ companyId, contactId, quoteRequestId, language, inReplyTo }: MailDraft) {
  const [id] = useState(createSubmissionId);
  const [schedule] = useScheduleMailMutation({ refetchQueries: ['ScheduledMails'] });
  const [cancel] = useCancelScheduledMailMutation({ refetchQueries: ['ScheduledMails'] });

  function findRecords({ to }: Mail, contacts: ContactChoiceFragment[]) {
    if (inReplyTo) return { replyToId: inReplyTo.id };
    if (quoteRequestId) return { quoteRequestId };
    const recipient = contacts.find(({ email }) => email?.toLowerCase() === to?.trim().toLowerCase());
    return { companyId, contactId: recipient?.id ?? (to ? null : contactId) };
  }

  return {
    send: async (mail: Mail, contacts: ContactChoiceFragment[]): Promise<ScheduledMailRowFragment | undefined> => {
      const input = { ...mail, ...findRecords(mail, contacts), language };
      const { data } = await schedule({ variables: { id, input } });
      return data?.scheduleMail;
    },
    /** Fails when the mail was sent in the meantime. */
    takeBack: () => cancel({ variables: { id } }),
  };
}
