import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';

/** Message ids: `business-plan.voices.<id>` and `business-plan.voices.<id>.from`. */
const testimonials = ['investor', 'bank', 'operator'];

/** Statements of three customers. */
export function Testimonials() {
  return (
    <Box as="section" bg="white" paddingBlock="var(--section)" aria-labelledby="voices">
      <PageContainer>
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
            <Box as="figcaption" fontWeight="500" gridColumn={{ base: '1 / -1', lg: '9 / -1' }}>
              <FormattedMessage id={`business-plan.voices.${id}.from`} />
            </Box>
          </Columns>
        ))}
      </PageContainer>
    </Box>
  );
}
