import { chakra, Flex, Icon, Link as TextLink } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatOfferNumber } from '../../../common/offer-number.ts';
import type { OfferRowFragment } from '../../graphql/generated.ts';
import { Money } from '../kit/money.tsx';
import { LanguageTag } from '../kit/tags.tsx';

/** Number, status, validity and total of an offer, with a link to its page. */
export function OfferListItem({ offer }: { offer: OfferRowFragment }) {
  return (
    <Flex gap="2" minH={{ base: '11', md: '10' }} width="full" py="1">
      <Icon as={FileText} boxSize="4" mt="0.5" color="fg.muted" flexShrink={0} aria-hidden />
      <chakra.div flex="1" minW="0">
        <Flex align="baseline" wrap="wrap" columnGap="2" fontVariantNumeric="tabular-nums">
          <TextLink asChild whiteSpace="nowrap">
            <Link to={`/admin/offers/${offer.id}`}>{formatOfferNumber(offer)}</Link>
          </TextLink>
          <LanguageTag language={offer.language} />
          <chakra.span ms="auto">
            <Money value={offer.total} currency={offer.currency} />
          </chakra.span>
        </Flex>
        <chakra.p textStyle="meta" color="fg.subtle">
          <OfferState offer={offer} />
        </chakra.p>
      </chakra.div>
    </Flex>
  );
}

type State = Pick<OfferRowFragment, 'status' | 'expired' | 'validUntil'>;

/** Status in words, with the last valid day while it matters. */
export function OfferState({ offer: { status, expired, validUntil } }: { offer: State }) {
  const { formatDate } = useIntl();
  return (
    <>
      <FormattedMessage id={`offerStatus.${status === 'SENT' && expired ? 'EXPIRED' : status}`} />
      {validUntil && (status === 'DRAFT' || status === 'SENT') && (
        <>
          {' · '}
          <FormattedMessage id="quote.offerUntil" values={{ date: formatDate(`${validUntil}T12:00:00Z`) }} />
        </>
      )}
    </>
  );
}
