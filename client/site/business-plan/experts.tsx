import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { company } from '../../../common/business.ts';
import { Picture } from '../../ui/picture.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';

/** Message ids: `business-plan.experts.<id>` and `business-plan.experts.<id>.text`. */
const points = ['metallurgy', 'finance', 'trade', 'site'];
const figures = { countries: company.countries, projects: company.projects, years: company.years };

/** The team that writes the plan: four areas of expertise, with their responsibilities. */
export function Experts() {
  const { formatMessage } = useIntl();
  return (
    <Box as="section" className="dark" paddingBlock="var(--section)" aria-labelledby="experts">
      <PageContainer>
        <Columns rowGap="48" alignItems="center">
          <Box gridColumn={{ base: '1 / -1', lg: '1 / span 6' }}>
            <Box as="h2" id="experts" textStyle="d2">
              <FormattedMessage id="business-plan.experts" />
            </Box>
            <Box as="p" textStyle="lead" color="fg.muted" marginTop="20" maxWidth="34em">
              <FormattedMessage id="business-plan.experts.lead" values={figures} />
            </Box>
            <Box as="dl" marginTop="40" borderBottomWidth="1px" borderColor="border">
              {points.map((id) => (
                <Box key={id} paddingBlock="16" borderTopWidth="1px" borderColor="border">
                  <Box as="dt" textStyle="h3">
                    <FormattedMessage id={`business-plan.experts.${id}`} />
                  </Box>
                  <Box as="dd" color="fg.muted" marginTop="4" maxWidth="60ch">
                    <FormattedMessage id={`business-plan.experts.${id}.text`} values={figures} />
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
          <Box gridColumn={{ base: '1 / -1', lg: '8 / -1' }} aspectRatio={{ base: '16/10', lg: '4/5' }}>
            <Picture
              name="services-training"
              sizes="(min-width: 1024px) 34rem, 100vw"
              alt={formatMessage({ id: 'media.services-training' })}
            />
          </Box>
        </Columns>
      </PageContainer>
    </Box>
  );
}
