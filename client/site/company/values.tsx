import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { company, quality } from '../../../common/business.ts';
import { Columns, PageContainer } from '../../ui/page-container.tsx';

/** Message ids: `company.values.<id>` and `company.values.<id>.text`. */
const values = ['measure', 'word', 'safety', 'trace', 'partnership', 'environment'];
const figures = { measured: quality.measured, hours: company.replyHours };

/** The six company values, each with an explanation. */
export function Values() {
  return (
    <Box as="section" bg="white" paddingBlock="var(--section)" aria-labelledby="values">
      <PageContainer>
        <Columns rowGap="40">
          <Box as="h2" id="values" textStyle="d2" gridColumn={{ base: '1 / -1', lg: '1 / span 4' }}>
            <FormattedMessage id="company.values" />
          </Box>
          <Box as="dl" gridColumn={{ base: '1 / -1', lg: '6 / -1' }} borderBottomWidth="1px" borderColor="border">
            {values.map((id) => (
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
                  <FormattedMessage id={`company.values.${id}`} />
                </Box>
                <Box as="dd" color="fg.muted" maxWidth="52ch">
                  <FormattedMessage id={`company.values.${id}.text`} values={figures} />
                </Box>
              </Box>
            ))}
          </Box>
        </Columns>
      </PageContainer>
    </Box>
  );
}
