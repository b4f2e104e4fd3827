import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { SectionHead } from '../../ui/section-head.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

/** Message ids: `quote-system.good.<id>` and `quote-system.good.<id>.text`. */
const tips = ['grade', 'size', 'place', 'paper'];

/** Tips on what a request should contain. */
export function RequestTips() {
  return (
    <PageContainer as="section" paddingBlock="var(--section)" aria-labelledby="good-request">
      <SectionHead
        id="good-request"
        title={<FormattedMessage id="quote-system.good" />}
        lead={<FormattedMessage id="quote-system.good.lead" />}
      />
      <Box as="dl" borderBottomWidth="1px" borderColor="border">
        {tips.map((id) => (
          <Box
            key={id}
            display="grid"
            gridTemplateColumns={{ md: '4fr 8fr' }}
            columnGap="24"
            rowGap="8"
            alignItems="baseline"
            paddingBlock="28"
            borderTopWidth="1px"
            borderColor="border"
          >
            <Box as="dt" textStyle="h2">
              <FormattedMessage id={`quote-system.good.${id}`} />
            </Box>
            <Box as="dd" color="fg.muted" maxWidth="52ch">
              <FormattedMessage id={`quote-system.good.${id}.text`} />
            </Box>
          </Box>
        ))}
      </Box>
    </PageContainer>
  );
}
