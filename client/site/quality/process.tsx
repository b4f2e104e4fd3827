import { Box, chakra } from '@chakra-ui/react';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { DimensionLine } from '../../ui/dimension-line.tsx';
import { DocumentLink } from '../../ui/document-link.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { qualitySteps } from './steps.ts';

const Step = chakra('details', {
  base: {
    position: 'relative',
    paddingTop: '28',
    paddingInlineEnd: { lg: '24' },
    paddingBottom: { base: '32', lg: '0' },
    minHeight: { lg: '14rem' },
    '& > summary': { listStyle: 'none', cursor: 'pointer', minHeight: '44', textStyle: 'h3' },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '&[open] > summary > b': {
      textDecoration: 'underline',
      textUnderlineOffset: '6px',
      textDecorationThickness: '2px',
    },
    '& > summary > b': { fontWeight: 'inherit' },
  },
});

const openStep = ({ currentTarget }: PointerEvent<HTMLDetailsElement> | FocusEvent<HTMLDetailsElement>) => {
  currentTarget.open = true;
};
/** Prevents a click from closing the step that hover or focus has just opened. */
const keepStepOpen = (event: MouseEvent<HTMLDetailsElement>) => {
  if (event.currentTarget.open) event.preventDefault();
};

/** Five steps of quality control; hover, tap or focus opens the description of a step. */
export function Process() {
  return (
    <Box as="section" className="dark" layerStyle="millScale" paddingBlock="var(--section)" aria-labelledby="process">
      <PageContainer>
        <Box as="h2" id="process" textStyle="d2" maxWidth="14em" marginBottom={{ base: '40', md: '64' }}>
          <FormattedMessage id="quality.process" />
        </Box>
        <Box as="ol" display="grid" gridTemplateColumns={{ lg: 'repeat(5, minmax(0, 1fr))' }}>
          {qualitySteps.map((step, index) => (
            <li key={step}>
              <Step
                name="quality-steps"
                open={index === 0}
                onPointerEnter={openStep}
                onFocus={openStep}
                onClick={keepStepOpen}
              >
                <summary>
                  <DimensionLine />
                  <Box as="span" display="block" textStyle="fig" fontSize="2rem" marginBottom="12" aria-hidden>
                    <FormattedNumber value={index + 1} />
                  </Box>
                  <b>
                    <FormattedMessage id={`quality.step.${step}`} />
                  </b>
                </summary>
                <Box as="p" marginTop="8" color="fg.muted">
                  <FormattedMessage id={`quality.step.${step}.text`} />
                </Box>
              </Step>
            </li>
          ))}
        </Box>
        <DocumentLink document="quality-process" marginTop={{ base: '40', md: '56' }} />
      </PageContainer>
    </Box>
  );
}
