import { chakra, Flex, Icon, Link as TextLink } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuoteRecordFragment } from '../../../graphql/generated.ts';
import { Money } from '../../kit/money.tsx';
import { PaneSection } from '../../kit/record-screen.tsx';
import { LanguageTag } from '../../kit/tags.tsx';

/** The offers for a request, newest first, with links to their PDF files. */
export function QuoteOffers({ quote: { offers } }: { quote: QuoteRecordFragment }) {
  const { formatDate } = useIntl();
  return (
    <PaneSection title="quote.offers">
      {offers.length === 0 && (
        <chakra.p color="fg.subtle">
          <FormattedMessage id="quote.noOffers" />
        </chakra.p>
      )}
      {offers.map(({ id, number, total, currency, language, validUntil }) => (
        <Flex key={id} align="center" gap="2" minH={{ base: '11', md: '10' }}>
          <Icon as={FileText} boxSize="4" color="fg.muted" aria-hidden />
          <chakra.div flex="1" minW="0">
            <TextLink href={`/offers/${id}.pdf`} target="_blank" rel="noreferrer" fontVariantNumeric="tabular-nums">
              {number}
            </TextLink>
            <chakra.p textStyle="meta" color="fg.subtle">
              <FormattedMessage id="quote.offerUntil" values={{ date: formatDate(`${validUntil}T12:00:00Z`) }} />
            </chakra.p>
          </chakra.div>
          <LanguageTag language={language} />
          <chakra.span fontVariantNumeric="tabular-nums">
            <Money value={total} currency={currency} />
          </chakra.span>
        </Flex>
      ))}
    </PaneSection>
  );
}
