import { Button } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { company } from '../../../common/business.ts';
import type { ContactForm as ContactValues } from '../../../common/forms/contact-message.ts';
import type { SubmitContactMessageMutation } from '../../graphql/generated.ts';
import { PublicData } from '../../graphql/public-data.tsx';
import { createSubmissionId } from '../../ui/form/submission-id.ts';
import { loadToasts } from '../../ui/toast/toast-region.tsx';
import { ReceiptSlip } from '../quote/receipt-slip.tsx';
import { ContactFields } from './contact-fields.tsx';
import { usePrefill } from './use-prefill.ts';

export type ContactReceipt = SubmitContactMessageMutation['submitContactMessage'];

/** Message ids: `contact.receipt.<id>` and `contact.receipt.<id>.what`. */
const steps = ['now', 'soon', 'later'];

/** Shows the contact form, then the receipt. Each new message gets a new submission id. */
export default function ContactForm() {
  const [submissionId, setSubmissionId] = useState(createSubmissionId);
  const [result, setResult] = useState<{ receipt: ContactReceipt; sent: ContactValues }>();
  const [prefill] = useState(usePrefill());
  const { formatMessage } = useIntl();
  useEffect(() => void loadToasts(), []);

  function startNewMessage() {
    setSubmissionId(createSubmissionId());
    setResult(undefined);
  }

  if (result) {
    const { receipt, sent } = result;
    return (
      <ReceiptSlip
        heading="contact.receipt"
        receipt={receipt}
        email={sent.email}
        facts={[
          { term: 'form.name', value: <bdi>{sent.name}</bdi> },
          { term: 'form.subject', value: <bdi>{sent.subject}</bdi> },
          { term: 'form.topic', value: sent.topic && formatMessage({ id: `topic.${sent.topic}` }) },
        ]}
        steps={steps.map((id) => ({
          id,
          when: <FormattedMessage id={`contact.receipt.${id}`} values={{ hours: company.replyHours }} />,
          what: <FormattedMessage id={`contact.receipt.${id}.what`} />,
        }))}
      >
        <Button onClick={startNewMessage}>
          <FormattedMessage id="contact.again" />
        </Button>
      </ReceiptSlip>
    );
  }
  return (
    <PublicData>
      <ContactFields
        submissionId={submissionId}
        prefill={prefill}
        onReceipt={(receipt, sent) => setResult({ receipt, sent })}
      />
    </PublicData>
  );
}
