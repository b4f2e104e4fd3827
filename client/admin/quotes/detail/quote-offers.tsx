import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { QuoteRecordFragment } from '../../../graphql/generated.ts';
import { PaneSection } from '../../kit/record-screen.tsx';
import { useCanEdit } from '../../session/session.ts';
import { OfferActions } from '../../offers/offer-actions.tsx';
import { OfferAnswer } from '../../offers/offer-answer.tsx';
import { OfferChanges } from '../../offers/offer-changes.tsx';
import { OfferListItem } from '../../offers/offer-list-item.tsx';

/** The offers for a request, newest revision first, with links to their pages. */
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
        <Flex key={offer.id} direction="column" align="stretch" gap="1" py="1">
          <OfferListItem offer={offer} />
          <OfferAnswer offer={offer} />
          <OfferChanges offer={offer} />
          {canEdit && <OfferActions offer={offer} />}
        </Flex>
      ))}
    </PaneSection>
  );
}
