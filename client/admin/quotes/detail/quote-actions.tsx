import { Button, chakra, Kbd } from '@chakra-ui/react';
import { FilePlus2, Mail, Phone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { QuoteRecordFragment } from '../../../graphql/generated.ts';
import { useCanEdit } from '../../session/session.ts';
import { useShortcuts } from '../../shell/shortcuts.ts';

const QuoteMail = lazy(() => import('./quote-mail.tsx'));
const CommunicationDialog = lazy(async () => ({
  default: (await import('../../communications/communication-dialog.tsx')).CommunicationDialog,
}));
const keys = ['e', 'l', 't'];

/** Buttons to write an e-mail to the customer, to log a call and to write an offer. */
export function QuoteActions({ quote }: { quote: QuoteRecordFragment }) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const [openDialog, setOpenDialog] = useState<'mail' | 'call'>();
  const isClosed = quote.status === 'CLOSED';
  const navigate = useNavigate();
  const writeOffer = () => void navigate(`/admin/offers/new?request=${quote.id}`);
  useShortcuts(keys, (key) => {
    if (!canEdit) return;
    if (key === 'e') setOpenDialog('mail');
    if (key === 'l' && quote.companyId) setOpenDialog('call');
    if (key === 't' && !isClosed) writeOffer();
  });

  if (!canEdit) return null;
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <Button
        disabled={isClosed}
        title={isClosed ? formatMessage({ id: 'quote.closedOffer' }) : undefined}
        onClick={writeOffer}
      >
        <FilePlus2 aria-hidden />
        <chakra.span srOnly={{ base: true, md: false }}>
          <FormattedMessage id="quote.createOffer" />
        </chakra.span>
        <Kbd>T</Kbd>
      </Button>
      <Button onClick={() => setOpenDialog('mail')}>
        <Mail aria-hidden />
        <chakra.span srOnly={{ base: true, md: false }}>
          <FormattedMessage id="quote.sendMail" />
        </chakra.span>
        <Kbd>E</Kbd>
      </Button>
      {quote.companyId && (
        <Button onClick={() => setOpenDialog('call')}>
          <Phone aria-hidden />
          <chakra.span srOnly={{ base: true, md: false }}>
            <FormattedMessage id="tasks.logCall" />
          </chakra.span>
          <Kbd>L</Kbd>
        </Button>
      )}
      <Suspense>
        {openDialog === 'call' && quote.companyId && (
          <CommunicationDialog
            companyId={quote.companyId}
            contactId={quote.contactId}
            quoteRequestId={quote.id}
            type="PHONE"
            onClose={close}
          />
        )}
        {openDialog === 'mail' && <QuoteMail quote={quote} onClose={close} />}
      </Suspense>
    </>
  );
}
