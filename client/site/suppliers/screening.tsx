import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { supplierScreening } from '../../../common/business.ts';
import { endTick, DimensionLine } from '../../ui/dimension-line.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

/** The four steps of the screening with their duration. Message ids: `supplier-network.step.<id>` and `supplier-network.step.<id>.text`. */
export function Screening() {
  return (
    <Box as="section" className="dark" layerStyle="millScale" paddingBlock="var(--section)" aria-labelledby="screening">
      <PageContainer>
        <Box as="h2" id="screening" textStyle="d2" maxWidth="15em" marginBottom={{ base: '40', md: '64' }}>
          <FormattedMessage id="supplier-network.screening" />
        </Box>
        <Box
          as="ol"
          display="grid"
          gridTemplateColumns={{ md: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' }}
          rowGap="48"
        >
          {supplierScreening.map(({ step, days }) => (
            <Box
              as="li"
              key={step}
              position="relative"
              paddingTop="36"
              paddingInlineEnd="24"
              css={{ '&:last-of-type': endTick, lgDown: { '&:nth-of-type(even)': endTick }, mdDown: endTick }}
            >
              <DimensionLine />
              <Box as="p" textStyle="fig" fontSize={{ base: '2rem', lg: '2.5rem' }}>
                <FormattedMessage id="supplier-network.days" values={days} />
              </Box>
              <Box as="h3" textStyle="h3" marginTop="16">
                <FormattedMessage id={`supplier-network.step.${step}`} />
              </Box>
              <Box as="p" color="fg.muted" marginTop="8" maxWidth="36ch">
                <FormattedMessage id={`supplier-network.step.${step}.text`} />
              </Box>
            </Box>
          ))}
        </Box>
      </PageContainer>
    </Box>
  );
}
