import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { company, supplierScreening } from '../../../common/business.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

/** Message ids: `supplier-network.benefit.<id>` and `supplier-network.benefit.<id>.text`. */
const benefits = ['volume', 'reach', 'payment', 'logistics', 'specification', 'contact'];
const figures = {
  tons: company.monthlyTons,
  countries: company.countries,
  hours: company.replyHours,
  days: supplierScreening.reduce((sum, { days }) => sum + days.max, 0),
};

/** The six benefits for suppliers. */
export function Benefits() {
  return (
    <PageContainer asChild paddingBlock="var(--section)">
      <section aria-labelledby="benefits">
        <SectionHead
          id="benefits"
          title={<FormattedMessage id="supplier-network.benefits" />}
          lead={<FormattedMessage id="supplier-network.benefits.lead" values={figures} />}
        />
        <Box
          as="ul"
          display="grid"
          gridTemplateColumns={{ md: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
          columnGap="var(--gutter)"
          borderBottomWidth="1px"
          borderColor="border"
        >
          {benefits.map((id) => (
            <Box as="li" key={id} paddingBlock="28" borderTopWidth="1px" borderColor="border">
              <Box as="h3" textStyle="h2">
                <FormattedMessage id={`supplier-network.benefit.${id}`} values={figures} />
              </Box>
              <Box as="p" color="fg.muted" marginTop="12" maxWidth="40ch" textWrap="pretty">
                <FormattedMessage id={`supplier-network.benefit.${id}.text`} values={figures} />
              </Box>
            </Box>
          ))}
        </Box>
      </section>
    </PageContainer>
  );
}
