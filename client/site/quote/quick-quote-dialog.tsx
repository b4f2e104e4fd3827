import { Box, Button, Dialog, IconButton, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { company } from '../../../common/business.ts';
import type { QuickQuote } from '../../../common/forms/quote-request.ts';
import { PublicData } from '../../graphql/public-data.tsx';
import { createSubmissionId } from '../../ui/form/submission-id.ts';
import type { MediumName } from '../../ui/media.ts';
import { Picture } from '../../ui/picture.tsx';
import { loadToasts } from '../../ui/toast/toast-region.tsx';
import { QuickQuoteForm, type QuoteReceipt, type QuoteSubject } from './quick-quote-form.tsx';
import { ReceiptSlip } from './receipt-slip.tsx';

interface QuickQuoteDialogProps {
  subject: QuoteSubject;
  /** Picture of the product; hidden on phones. */
  picture?: MediumName;
  open: boolean;
  onClose: () => void;
}

/** Message ids: `quote.receipt.<id>` and `quote.receipt.<id>.what`. */
const receiptSteps = ['now', 'soon', 'later'];

/**
 * Dialog with the quick-quote form, then the receipt. Closing it keeps the field values for the next opening, which gets a new
 * submission id.
 */
export default function QuickQuoteDialog({ subject, picture, open, onClose }: QuickQuoteDialogProps) {
  const { formatMessage } = useIntl();
  const [submissionId, setSubmissionId] = useState(createSubmissionId);
  const [result, setResult] = useState<{ receipt: QuoteReceipt; sent: QuickQuote }>();
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => void loadToasts(), []);

  function startNewRequest() {
    setSubmissionId(createSubmissionId());
    setResult(undefined);
  }

  return (
    <Dialog.Root
      size="lg"
      unmountOnExit={false}
      open={open}
      onOpenChange={(next) => next.open || onClose()}
      onExitComplete={startNewRequest}
      initialFocusEl={() => firstField.current}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content display="grid" gridTemplateColumns={picture && { md: '17.5rem 1fr' }}>
            {picture && (
              <Box position="relative" bg="graphite.950" hideBelow="md">
                <Picture name={picture} sizes="280px" alt="" position="absolute" inset="0" />
              </Box>
            )}
            {result ? (
              <ReceiptSlip
                titleAs={Dialog.Title}
                receipt={result.receipt}
                email={result.sent.email}
                facts={[
                  { term: 'quote.receipt.subject', value: subject.productTitle },
                  { term: 'form.name', value: <bdi>{result.sent.name}</bdi> },
                  { term: 'form.company', value: result.sent.company && <bdi>{result.sent.company}</bdi> },
                ]}
                steps={receiptSteps.map((id) => ({
                  id,
                  when: <FormattedMessage id={`quote.receipt.${id}`} values={{ hours: company.replyHours }} />,
                  what: <FormattedMessage id={`quote.receipt.${id}.what`} />,
                }))}
              >
                <Button onClick={onClose}>
                  <FormattedMessage id="quote.close" />
                </Button>
              </ReceiptSlip>
            ) : (
              <Dialog.Body>
                <Dialog.Header>
                  <Dialog.Title>
                    <FormattedMessage id="quote.heading" />
                  </Dialog.Title>
                  <Dialog.Description>{subject.productTitle}</Dialog.Description>
                </Dialog.Header>
                <PublicData>
                  <QuickQuoteForm
                    subject={subject}
                    submissionId={submissionId}
                    onReceipt={(receipt, sent) => setResult({ receipt, sent })}
                    firstField={firstField}
                  />
                </PublicData>
              </Dialog.Body>
            )}
            <Dialog.CloseTrigger asChild>
              <IconButton variant="ghost" size="sm" aria-label={formatMessage({ id: 'quote.close' })}>
                <X aria-hidden />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
