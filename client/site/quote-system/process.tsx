import { Box } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { quoteSystem } from '../../../common/business.ts';
import { DimensionLine } from '../../ui/dimension-line.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

/** Message ids: `quote-system.how.<id>` and `quote-system.how.<id>.text`. */
const steps = ['read', 'match', 'offer', 'contract'];

/** The steps after submitting a form, from the trading desk to the contract. */
export function Process() {
  return (
    <Box as="section" className="dark" layerStyle="millScale" paddingBlock="var(--section)" aria-labelledby="how">
      <PageContainer>
        <Box as="h2" id="how" textStyle="d2" maxWidth="14em" marginBottom={{ base: '40', md: '64' }}>
          <FormattedMessage id="quote-system.how" />
        </Box>
        <Box
          as="ol"
          display="grid"
          gridTemplateColumns={{ md: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' }}
          rowGap="44px"
        >
          {steps.map((step, index) => (
            <Box as="li" key={step} position="relative" paddingTop="28" paddingInlineEnd={{ md: '28' }}>
              <DimensionLine />
              <Box as="span" display="block" textStyle="fig" fontSize="2rem" marginBottom="12" aria-hidden>
                <FormattedNumber value={index + 1} />
              </Box>
              <Box as="h3" textStyle="h3">
                <FormattedMessage id={`quote-system.how.${step}`} />
              </Box>
              <Box as="p" marginTop="8" color="fg.muted" textWrap="pretty">
                <FormattedMessage id={`quote-system.how.${step}.text`} values={{ hours: quoteSystem.matchingHours }} />
              </Box>
            </Box>
          ))}
        </Box>
      </PageContainer>
    </Box>
  );
}
