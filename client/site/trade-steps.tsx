import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { endTick, DimensionLine } from '../ui/dimension-line.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { PageContainer } from '../ui/page-container.tsx';

interface Props {
  /** Prefix of the message ids: `<page>.steps`, `<page>.steps.lead`, `<page>.step`, `<page>.step.<id>` and `<page>.step.<id>.text`. */
  page: string;
  steps: readonly string[];
  values?: Record<string, number>;
}

/** The steps of a trade, three per row. */
export function TradeSteps({ page, steps, values }: Props) {
  return (
    <Box as="section" className="dark" layerStyle="millScale" paddingBlock="var(--section)" aria-labelledby="steps">
      <PageContainer>
        <SectionHead
          id="steps"
          title={<FormattedMessage id={`${page}.steps`} />}
          lead={<FormattedMessage id={`${page}.steps.lead`} values={values} />}
        />
        <Box
          as="ol"
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(3, minmax(0, 1fr))' }}
          rowGap="56"
        >
          {steps.map((id, index) => (
            <Box as="li" key={id} position="relative" paddingTop="36" paddingInlineEnd="28" css={rowEnds}>
              <DimensionLine />
              <Box as="p" textStyle="small" color="fg.muted">
                <FormattedMessage id={`${page}.step`} values={{ step: index + 1 }} />
              </Box>
              <Box as="h3" textStyle="h2" marginTop="4">
                <FormattedMessage id={`${page}.step.${id}`} />
              </Box>
              <Box as="p" color="fg.muted" marginTop="12" maxWidth="44ch" textWrap="pretty">
                <FormattedMessage id={`${page}.step.${id}.text`} values={values} />
              </Box>
            </Box>
          ))}
        </Box>
      </PageContainer>
    </Box>
  );
}

const rowEnds = {
  lg: { '&:nth-of-type(3n)': endTick },
  mdToLg: { '&:nth-of-type(even)': endTick },
  mdDown: endTick,
};
