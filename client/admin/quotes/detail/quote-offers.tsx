import { Button, chakra, Flex, Icon, Link as TextLink } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type OfferRowFragment,
  QuoteDocument,
  type QuoteRecordFragment,
  useSendOfferMutation,
  useWithdrawOfferMutation,
} from '../../../graphql/generated.ts';
import { notify } from '../../../ui/toast/notify.ts';
import { Money } from '../../kit/money.tsx';
import { useCanEdit } from '../../session/session.ts';
import { PaneSection } from '../../kit/record-screen.tsx';
import { LanguageTag } from '../../kit/tags.tsx';

/** The offers for a request, newest revision first, with links to their PDF files. */
export function QuoteOffers({ quote: { offers } }: { quote: QuoteRecordFragment }) {
  const { formatDate } = useIntl();
  const canEdit = useCanEdit();
  return (
    <PaneSection title="quote.offers">
      {offers.length === 0 && (
        <chakra.p color="fg.subtle">
          <FormattedMessage id="quote.noOffers" />
        </chakra.p>
      )}
      {offers.map((offer) => {
        const { id, number, revision, status, total, currency, language, validUntil } = offer;
        return (
          <Flex key={id} align="center" gap="2" wrap="wrap" minH={{ base: '11', md: '10' }}>
            <Icon as={FileText} boxSize="4" color="fg.muted" aria-hidden />
            <chakra.div flex="1" minW="0">
              <TextLink href={`/offers/${id}.pdf`} target="_blank" rel="noreferrer" fontVariantNumeric="tabular-nums">
                {revision > 1 ? `${number} / ${revision}` : number}
              </TextLink>
              <chakra.p textStyle="meta" color="fg.subtle">
                <FormattedMessage id={`offerStatus.${status}`} />
                {validUntil && (
                  <>
                    {' · '}
                    <FormattedMessage id="quote.offerUntil" values={{ date: formatDate(`${validUntil}T12:00:00Z`) }} />
                  </>
                )}
              </chakra.p>
            </chakra.div>
            <LanguageTag language={language} />
            <chakra.span fontVariantNumeric="tabular-nums">
              <Money value={total} currency={currency} />
            </chakra.span>
            {canEdit && <OfferActions offer={offer} />}
          </Flex>
        );
      })}
    </PaneSection>
  );
}

/** Sends and withdraws a draft or a sent offer. */
function OfferActions({ offer: { id, number, status, expired } }: { offer: OfferRowFragment }) {
  const { formatMessage } = useIntl();
  const options = { variables: { id }, refetchQueries: [QuoteDocument] };
  const [send, sending] = useSendOfferMutation(options);
  const [withdraw, withdrawing] = useWithdrawOfferMutation(options);
  if (status !== 'DRAFT' && status !== 'SENT') return null;
  const run = async (action: () => Promise<unknown>, done: string) => {
    try {
      await action();
      notify({ type: 'success', title: formatMessage({ id: done }), description: number });
    } catch {
      notify({ type: 'error', title: formatMessage({ id: 'offer.actionFailed' }), topic: 'offer' });
    }
  };
  const disabled = sending.loading || withdrawing.loading;
  return (
    <Flex gap="1" basis="full" ps="6">
      {!expired && (
        <Button
          size="sm"
          minH={{ base: '11', md: '8' }}
          variant="outline"
          disabled={disabled}
          onClick={() => void run(() => send(), 'offer.sent')}
        >
          <FormattedMessage id={status === 'DRAFT' ? 'offer.send' : 'offer.sendAgain'} />
        </Button>
      )}
      <Button
        size="sm"
        minH={{ base: '11', md: '8' }}
        variant="ghost"
        disabled={disabled}
        onClick={() => void run(() => withdraw(), 'offer.withdrawn')}
      >
        <FormattedMessage id={status === 'DRAFT' ? 'offer.discard' : 'offer.withdraw'} />
      </Button>
    </Flex>
  );
}
