import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paymentTerms, type DeliveryTerms } from '../../../common/enums.ts';

/** From the least that a seller does to the most. */
const bySellersPart: DeliveryTerms[] = ['exw', 'fob', 'cfr', 'cif', 'dap'];

/** Words: `quote-system.<id>.<term>` and, after it, `.text`. */
const groups = [
  { id: 'delivery', terms: bySellersPart },
  { id: 'payment', terms: paymentTerms },
];

/** Every delivery and payment term of the form, in a sentence: who pays, and where the risk passes. */
export function TermsGuide() {
  return (
    <Box as="section" aria-labelledby="terms-guide" textStyle="small">
      <Box as="h3" id="terms-guide" textStyle="h2">
        <FormattedMessage id="quote-system.terms" />
      </Box>
      {groups.map(({ id, terms }) => (
        <Box key={id} marginTop="28">
          <Box as="h4" fontWeight="600" textStyle="body">
            <FormattedMessage id={`quote-system.terms.${id}`} />
          </Box>
          <Box as="dl" marginTop="12" borderBottomWidth="1px" borderColor="border">
            {terms.map((term) => (
              <Box key={term} paddingBlock="16" borderTopWidth="1px" borderColor="border">
                <Box as="dt" fontWeight="600">
                  <FormattedMessage id={`quote-system.${id}.${term}`} />
                </Box>
                <Box as="dd" color="fg.muted" marginTop="4" textWrap="pretty">
                  <FormattedMessage id={`quote-system.${id}.${term}.text`} />
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
