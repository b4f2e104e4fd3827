import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { supplierMinimums } from '../../../common/business.ts';
import { DocumentLink } from '../../ui/document-link.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { supplierConditions } from './conditions.ts';

/** Requirements for suppliers, with a PDF to download. */
export function Requirements() {
  return (
    <PageContainer asChild paddingBlock="var(--section)">
      <section id="requirements" aria-labelledby="conditions">
        <Columns rowGap="40">
          <Box gridColumn={{ base: '1 / -1', lg: '1 / span 4' }}>
            <Box as="h2" id="conditions" textStyle="d2">
              <FormattedMessage id="supplier-network.requirements" />
            </Box>
            <Box as="p" textStyle="lead" color="fg.muted" marginTop="20">
              <FormattedMessage id="supplier-network.requirements.lead" />
            </Box>
            <DocumentLink document="supplier-requirements" marginTop="28" />
          </Box>
          <Box as="dl" gridColumn={{ base: '1 / -1', lg: '6 / -1' }} borderBottomWidth="1px" borderColor="border">
            {supplierConditions.map((id) => (
              <Box
                key={id}
                display="grid"
                gridTemplateColumns={{ base: '1fr', md: '2fr 3fr' }}
                columnGap="24"
                rowGap="8"
                paddingBlock="24"
                borderTopWidth="1px"
                borderColor="border"
              >
                <Box as="dt" textStyle="h3">
                  <FormattedMessage id={`supplier-network.requirement.${id}`} values={supplierMinimums} />
                </Box>
                <Box as="dd" color="fg.muted" maxWidth="52ch">
                  <FormattedMessage id={`supplier-network.requirement.${id}.text`} values={supplierMinimums} />
                </Box>
              </Box>
            ))}
          </Box>
        </Columns>
      </section>
    </PageContainer>
  );
}
