import { Button, chakra, Kbd } from '@chakra-ui/react';
import { FilePlus2, Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuoteRecordFragment } from '../../../graphql/generated.ts';
import { useCanEdit } from '../../session/session.ts';
import { useShortcuts } from '../../shell/shortcuts.ts';

const QuoteMail = lazy(() => import('./quote-mail.tsx'));
const OfferDialog = lazy(() => import('../offer/offer-dialog.tsx'));
const keys = ['e', 't'];

/** Writes to the customer, or makes them an offer. */
export function QuoteActions({ quote }: { quote: QuoteRecordFragment }) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const [open, setOpen] = useState<'mail' | 'offer'>();
  const isClosed = quote.status === 'CLOSED';
  useShortcuts(keys, (key) => {
    if (!canEdit) return;
    if (key === 'e') setOpen('mail');
    if (key === 't' && !isClosed) setOpen('offer');
  });

  if (!canEdit) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      <Button
        disabled={isClosed}
        title={isClosed ? formatMessage({ id: 'quote.closedOffer' }) : undefined}
        onClick={() => setOpen('offer')}
      >
        <FilePlus2 aria-hidden />
        <chakra.span srOnly={{ base: true, md: false }}>
          <FormattedMessage id="quote.createOffer" />
        </chakra.span>
        <Kbd>T</Kbd>
      </Button>
      <Button onClick={() => setOpen('mail')}>
        <Mail aria-hidden />
        <chakra.span srOnly={{ base: true, md: false }}>
          <FormattedMessage id="quote.sendMail" />
        </chakra.span>
        <Kbd>E</Kbd>
      </Button>
      <Suspense>
        {open === 'mail' && <QuoteMail quote={quote} onClose={close} />}
        {open === 'offer' && <OfferDialog quote={quote} onClose={close} />}
      </Suspense>
    </>
  );
}
