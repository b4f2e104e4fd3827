import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { certificationYear, company, milestoneYears } from '../../../common/business.ts';
import { DemoContent } from '../../ui/demo-content.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { StampNumber } from '../../ui/stamp-number.tsx';

/** The milestones of the company history, with the years drawn like stamps on a steel slab. */
export function Milestones() {
  const { formatNumber } = useIntl();
  return (
    <Box
      as="section"
      className="dark"
      layerStyle="millScale"
      paddingBlock="var(--section)"
      aria-labelledby="milestones"
    >
      <PageContainer>
        <SectionHead
          id="milestones"
          title={<FormattedMessage id="company.milestones" />}
          lead={<FormattedMessage id="company.milestones.lead" values={{ years: company.years }} />}
        />
        <ol>
          {milestoneYears.map((year) => {
            const milestone = (
              <Columns
                key={year}
                asChild
                alignItems="center"
                rowGap={{ base: '16', md: '8', lg: '16' }}
                paddingBlock={{ base: '28', lg: '32' }}
                borderTopWidth="1px"
                borderColor="border"
              >
                <li>
                  <Box gridColumn={{ base: '1 / -1', md: '1 / span 4' }} gridRow={{ md: '1 / span 2', lg: 'auto' }}>
                    <StampNumber
                      value={String(year)}
                      label={formatNumber(year, { useGrouping: false })}
                      height={{ base: '2.75rem', lg: '3.75rem' }}
                      color="#f4f1ea"
                    />
                  </Box>
                  <Box as="h3" textStyle="h2" gridColumn={{ base: '1 / -1', md: '5 / -1', lg: '5 / span 3' }}>
                    <FormattedMessage id={`company.milestones.${year}`} />
                  </Box>
                  <Box
                    as="p"
                    color="fg.muted"
                    gridColumn={{ base: '1 / -1', md: '5 / -1', lg: '8 / -1' }}
                    maxWidth="56ch"
                  >
                    <FormattedMessage
                      id={`company.milestones.${year}.text`}
                      values={{ countries: company.countries, years: company.years }}
                    />
                  </Box>
                </li>
              </Columns>
            );
            return year === certificationYear ? <DemoContent key={year}>{milestone}</DemoContent> : milestone;
          })}
        </ol>
      </PageContainer>
    </Box>
  );
}
