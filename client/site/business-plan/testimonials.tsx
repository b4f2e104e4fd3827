import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, Sheet } from '../../ui/sheet.tsx';

/** Message ids: `business-plan.voices.<id>` and `business-plan.voices.<id>.from`. */
const testimonials = ['investor', 'bank', 'operator'];

/** Three invented customer statements, labelled as samples. */
export function Testimonials() {
  return (
    <Box as="section" bg="white" paddingBlock="var(--section)" aria-labelledby="voices">
      <Sheet>
        <SectionHead
          id="voices"
          title={<FormattedMessage id="business-plan.voices" />}
          lead={<FormattedMessage id="business-plan.voices.lead" />}
        />
        {testimonials.map((id) => (
          <Columns
            as="figure"
            key={id}
            rowGap="16"
            alignItems="baseline"
            paddingBlock="32"
            borderTopWidth="1px"
            borderColor="border"
          >
            <Box as="blockquote" textStyle="h2" fontWeight="500" gridColumn={{ base: '1 / -1', lg: '1 / span 8' }}>
              <FormattedMessage id={`business-plan.voices.${id}`} />
            </Box>
            <Box as="figcaption" gridColumn={{ base: '1 / -1', lg: '9 / -1' }}>
              <Box as="span" display="block" fontWeight="500">
                <FormattedMessage id={`business-plan.voices.${id}.from`} />
              </Box>
              <Box as="span" display="block" textStyle="small" color="fg.muted">
                <FormattedMessage id="business-plan.voices.sample" />
              </Box>
            </Box>
          </Columns>
        ))}
      </Sheet>
    </Box>
  );
}
