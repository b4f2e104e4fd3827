import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { services } from '../../../common/business.ts';
import { endTick, DimensionLine } from '../../ui/dimension-line.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

/** Message ids: `business-plan.<id>` and `business-plan.<id>.text`. */
const steps = ['need', 'feasibility', 'finance', 'build', 'run'];
const figures = {
  days: services.feasibilityDays,
  months: services.followUpMonths,
  saving: services.energySaving.turnkeyMill,
};

/** The five steps, under a line drawn like a chain dimension of a technical drawing. */
export function Process() {
  return (
    <PageContainer asChild paddingBlock="var(--section)">
      <section aria-labelledby="process">
        <SectionHead
          id="process"
          title={<FormattedMessage id="business-plan.process" />}
          lead={<FormattedMessage id="business-plan.process.lead" />}
        />
        <Box
          as="ol"
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(5, minmax(0, 1fr))' }}
          rowGap="48"
        >
          {steps.map((id, index) => (
            <Box
              as="li"
              key={id}
              position="relative"
              paddingTop="36"
              paddingInlineEnd="24"
              css={{ '&:last-of-type': endTick, lgDown: { '&:nth-of-type(even)': endTick }, mdDown: endTick }}
            >
              <DimensionLine />
              <Box as="p" textStyle="small" color="fg.muted">
                <FormattedMessage id="business-plan.step" values={{ step: index + 1 }} />
              </Box>
              <Box as="h3" textStyle="h2" marginTop="4">
                <FormattedMessage id={`business-plan.${id}`} />
              </Box>
              <Box as="p" color="fg.muted" marginTop="12" maxWidth="40ch" textWrap="pretty">
                <FormattedMessage id={`business-plan.${id}.text`} values={figures} />
              </Box>
            </Box>
          ))}
        </Box>
      </section>
    </PageContainer>
  );
}
