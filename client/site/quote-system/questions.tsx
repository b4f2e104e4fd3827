import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Accordion, type Question } from '../../ui/accordion.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';

/** Frequent questions of buyers and sellers. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <Box as="section" bg="bg.panel" paddingBlock="var(--section)" aria-labelledby="questions">
      <PageContainer>
        <Columns rowGap="28">
          <Box as="h2" id="questions" textStyle="h1" gridColumn={{ base: '1 / -1', lg: '1 / span 4' }}>
            <FormattedMessage id="quote-system.questions" />
          </Box>
          <Box gridColumn={{ base: '1 / -1', lg: '6 / -1' }}>
            <Accordion name="quote-questions" questions={questions} />
          </Box>
        </Columns>
      </PageContainer>
    </Box>
  );
}
