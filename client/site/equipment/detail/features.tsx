import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Columns, PageContainer } from '../../../ui/page-container.tsx';
import { featureNumbers, figures, type CategoryId } from '../categories.ts';

/** The four features of a category, each with its benefit. */
export function Features({ category }: { category: CategoryId }) {
  return (
    <Box as="section" className="dark" layerStyle="millScale" paddingBlock="var(--section)" aria-labelledby="features">
      <PageContainer>
        <Box as="h2" id="features" textStyle="h1" marginBottom={{ base: '28', md: '40' }}>
          <FormattedMessage id="equipment-detail.features" />
        </Box>
        <Columns as="ul" borderBottomWidth="1px" borderColor="border">
          {featureNumbers.map((number) => (
            <Box
              as="li"
              key={number}
              gridColumn={{ base: '1 / -1', md: 'span 6' }}
              borderTopWidth="1px"
              borderColor="border"
              paddingBlock={{ base: '24', md: '32' }}
            >
              <Box as="h3" textStyle="h2">
                <FormattedMessage id={`equipment.${category}.feature.${number}`} values={figures} />
              </Box>
              <Box as="p" marginTop="8" color="fg.muted" maxWidth="46ch">
                <FormattedMessage id={`${category}.feature.${number}`} values={figures} />
              </Box>
            </Box>
          ))}
        </Columns>
      </PageContainer>
    </Box>
  );
}
