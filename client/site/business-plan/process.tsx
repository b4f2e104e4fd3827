import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { services } from '../../../common/business.ts';
import { chainEnd, Dimension } from '../../ui/dimension.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** Words: `business-plan.<id>` and, after it, `.text`. */
const steps = ['need', 'feasibility', 'finance', 'build', 'run'];
const figures = {
  days: services.feasibilityDays,
  months: services.followUpMonths,
  saving: services.energySaving.turnkeyMill,
};

/** Five steps, measured off like the links of a chain dimension. */
export function Process() {
  return (
    <Sheet asChild paddingBlock="var(--section)">
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
              css={{ '&:last-of-type': chainEnd, lgDown: { '&:nth-of-type(even)': chainEnd }, mdDown: chainEnd }}
            >
              <Dimension />
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
    </Sheet>
  );
}
