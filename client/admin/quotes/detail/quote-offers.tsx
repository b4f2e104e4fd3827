import { chakra, Flex, Icon, Link as TextLink } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OfferRowFragment, QuoteRecordFragment } from '../../../graphql/generated.ts';
import { Money } from '../../kit/money.tsx';
import { formatOfferNumber } from '../../../../common/offer-number.ts';
import { PaneSection } from '../../kit/record-screen.tsx';
import { LanguageTag } from '../../kit/tags.tsx';
import { useCanEdit } from '../../session/session.ts';
import { OfferActions } from '../offer/offer-actions.tsx';
import { OfferAnswer } from '../offer/offer-answer.tsx';
import { OfferChanges } from '../offer/offer-changes.tsx';

/** The offers for a request, newest revision first, with links to their PDF files. */
export function QuoteOffers({ quote }: { quote: QuoteRecordFragment }) {
  const canEdit = useCanEdit();
  return (
    <PaneSection title="quote.offers">
      {quote.offers.length === 0 && (
        <chakra.p color="fg.subtle">
          <FormattedMessage id="quote.noOffers" />
        </chakra.p>
      )}
      {quote.offers.map((offer) => (
        <Flex key={offer.id} align="center" gap="2" wrap="wrap" minH={{ base: '11', md: '10' }} py="1">
          <OfferSummary offer={offer} />
          <OfferAnswer offer={offer} />
          <OfferChanges offer={offer} />
          {canEdit && <OfferActions offer={offer} quote={quote} />}
        </Flex>
      ))}
    </PaneSection>
  );
}

function OfferSummary({ offer }: { offer: OfferRowFragment }) {
  const { formatDate } = useIntl();
  const { id, status, expired, total, currency, language, validUntil } = offer;
  return (
    <>
      <Icon as={FileText} boxSize="4" color="fg.muted" aria-hidden />
      <chakra.div flex="1" minW="0">
        <TextLink href={`/offers/${id}.pdf`} target="_blank" rel="noreferrer" fontVariantNumeric="tabular-nums">
          {formatOfferNumber(offer)}
        </TextLink>
        <chakra.p textStyle="meta" color="fg.subtle">
          <FormattedMessage id={`offerStatus.${status === 'SENT' && expired ? 'EXPIRED' : status}`} />
          {validUntil && (status === 'DRAFT' || status === 'SENT') && (
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
    </>
  );
}
