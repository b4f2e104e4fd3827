import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paymentTerms, type DeliveryTerms } from '../../../common/enums.ts';

/** Ordered by the seller's obligations, from fewest to most. */
const sortedDeliveryTerms: DeliveryTerms[] = ['exw', 'fob', 'cfr', 'cif', 'dap'];

/** Message ids: `quote-system.<id>.<term>` and `quote-system.<id>.<term>.text`. */
const groups = [
  { id: 'delivery', terms: sortedDeliveryTerms },
  { id: 'payment', terms: paymentTerms },
];

/** Explanation of every delivery and payment term of the form. */
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
