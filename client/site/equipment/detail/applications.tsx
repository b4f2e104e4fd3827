import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Columns, PageContainer } from '../../../ui/page-container.tsx';
import type { CategoryId } from '../categories.ts';

interface Props {
  category: CategoryId;
  /** Number of applications. Message ids: `<category>.application.<number>`, starting at 1. */
  count: number;
}

/** The applications of a product category. */
export function Applications({ category, count }: Props) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <PageContainer as="section" paddingBlock="var(--section)" aria-labelledby="applications">
      <Columns rowGap="28">
        <Box as="h2" id="applications" textStyle="h1" gridColumn={{ base: '1 / -1', lg: '1 / span 4' }}>
          <FormattedMessage id="equipment-detail.applications" />
        </Box>
        <Box
          as="ul"
          gridColumn={{ base: '1 / -1', lg: '6 / -1' }}
          display="grid"
          gridTemplateColumns={{ md: '1fr 1fr' }}
          columnGap="24"
          borderBottomWidth="1px"
          borderColor="border"
        >
          {numbers.map((number) => (
            <Box as="li" key={number} paddingBlock="16" borderTopWidth="1px" borderColor="border">
              <FormattedMessage id={`${category}.application.${number}`} />
            </Box>
          ))}
        </Box>
      </Columns>
    </PageContainer>
  );
}
