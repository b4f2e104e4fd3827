import { Box, Button, Dialog, IconButton, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { company } from '../../../common/business.ts';
import type { QuickQuote } from '../../../common/forms/quote-request.ts';
import { PublicData } from '../../graphql/public-data.tsx';
import { newSubmissionId } from '../../ui/form/new-submission-id.ts';
import type { MediumName } from '../../ui/media.ts';
import { Picture } from '../../ui/picture.tsx';
import { loadToasts } from '../../ui/toast/toast-region.tsx';
import { QuickQuoteForm, type QuoteReceipt, type QuoteSubject } from './quick-quote-form.tsx';
import { ReceiptSlip } from './receipt-slip.tsx';

export interface QuickQuoteDialogProps {
  about: QuoteSubject;
  /** Of what the quote is asked for; left out on phones. */
  picture?: MediumName;
  open: boolean;
  onClose: () => void;
}

/** Words: `quote.receipt.<id>` and, after it, `.what`. */
const receiptSteps = ['now', 'soon', 'later'];

/**
 * Asks for a quote and hands out the receipt. Closed half-way, it keeps what was typed for the next time; each opening is a
 * submission of its own.
 */
export default function QuickQuoteDialog({ about, picture, open, onClose }: QuickQuoteDialogProps) {
  const { formatMessage } = useIntl();
  const [submissionId, setSubmissionId] = useState(newSubmissionId);
  const [result, setResult] = useState<{ receipt: QuoteReceipt; sent: QuickQuote }>();
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => void loadToasts(), []);

  function renew() {
    setSubmissionId(newSubmissionId());
    setResult(undefined);
  }

  return (
    <Dialog.Root
      size="lg"
      unmountOnExit={false}
      open={open}
      onOpenChange={(next) => next.open || onClose()}
      onExitComplete={renew}
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
                  { term: 'quote.receipt.subject', value: about.productTitle },
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
                  <Dialog.Description>{about.productTitle}</Dialog.Description>
                </Dialog.Header>
                <PublicData>
                  <QuickQuoteForm
                    about={about}
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
