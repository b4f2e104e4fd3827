import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { company, services } from '../../../common/business.ts';
import { Columns, PageContainer } from '../../ui/page-container.tsx';

const statements = ['mission', 'vision'];
const points = ['first', 'second', 'third'];
const figures = {
  continents: company.continents,
  countries: company.countries,
  months: services.followUpMonths,
};

/** Mission and vision side by side, three points each. */
export function Purpose() {
  return (
    <PageContainer paddingBlock="var(--section)">
      <Columns rowGap="72">
        {statements.map((statement, index) => (
          <Box
            as="section"
            key={statement}
            aria-labelledby={statement}
            gridColumn={{ base: '1 / -1', lg: index === 0 ? '1 / span 6' : '7 / -1' }}
            paddingInlineStart={{ lg: index === 0 ? '0' : '48' }}
          >
            <Box as="h2" id={statement} textStyle="h1">
              <FormattedMessage id={`company.${statement}`} />
            </Box>
            <Box as="p" textStyle="lead" color="fg.muted" marginTop="16" maxWidth="34em">
              <FormattedMessage id={`company.${statement}.text`} values={figures} />
            </Box>
            <Box as="ul" marginTop="32" borderTopWidth="2px" borderColor="fg">
              {points.map((point) => (
                <Box as="li" key={point} paddingBlock="16" borderBottomWidth="1px" borderColor="border">
                  <FormattedMessage id={`company.${statement}.${point}`} values={figures} />
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Columns>
    </PageContainer>
  );
}
