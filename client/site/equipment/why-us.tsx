import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { figures } from './categories.ts';

const reasons = ['oem', 'express', 'support'];

/** Three reasons to buy spare parts from the company. */
export function WhyUs() {
  return (
    <Box as="section" className="dark" layerStyle="millScale" paddingBlock="var(--section)" aria-labelledby="why-us">
      <PageContainer>
        <Columns rowGap="40">
          <Box as="h2" id="why-us" textStyle="h1" gridColumn={{ base: '1 / -1', lg: '1 / span 4' }}>
            <FormattedMessage id="industrial-equipment.why" />
          </Box>
          <Box as="ul" gridColumn={{ base: '1 / -1', lg: '5 / -1' }} borderBottomWidth="1px" borderColor="border">
            {reasons.map((reason) => (
              <Box
                as="li"
                key={reason}
                display="grid"
                gridTemplateColumns={{ md: '5fr 6fr' }}
                columnGap="24"
                rowGap="12"
                alignItems="baseline"
                paddingBlock={{ base: '28', md: '40' }}
                borderTopWidth="1px"
                borderColor="border"
              >
                <Box as="h3" textStyle="h2">
                  <FormattedMessage id={`industrial-equipment.why.${reason}`} values={figures} />
                </Box>
                <Box as="p" color="fg.muted">
                  <FormattedMessage id={`industrial-equipment.why.${reason}.text`} />
                </Box>
              </Box>
            ))}
          </Box>
        </Columns>
      </PageContainer>
    </Box>
  );
}
