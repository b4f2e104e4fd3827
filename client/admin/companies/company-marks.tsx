import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import type { CompanyPriority, CompanyStatus, Priority } from '../../graphql/generated.ts';
import { priorityGlyphs } from '../kit/priority-mark.tsx';
import { StateMark, type Hue } from '../kit/state-mark.tsx';

const square = { x: 3.5, y: 3.5, width: 7, height: 7, rx: 1 };

const statuses: Record<CompanyStatus, { hue: Hue; glyph: ReactNode }> = {
  ACTIVE: { hue: 'green', glyph: <circle cx={7} cy={7} r={4} fill="currentColor" /> },
  INACTIVE: {
    hue: 'grey',
    glyph: <circle cx={7} cy={7} r={3.25} fill="none" stroke="currentColor" strokeWidth={1.5} />,
  },
  ARCHIVED: { hue: 'grey', glyph: <rect {...square} fill="none" stroke="currentColor" strokeWidth={1.5} /> },
  BLACKLISTED: { hue: 'red', glyph: <rect {...square} fill="currentColor" /> },
};

export function CompanyStatusMark({ status }: { status: CompanyStatus }) {
  return <StateMark {...statuses[status]} label={useIntl().formatMessage({ id: `companyStatus.${status}` })} />;
}

/** The priority of a quote request whose glyph a company priority uses. */
const quotePriorities: Record<CompanyPriority, Priority> = {
  LOW: 'LOW',
  MEDIUM: 'NORMAL',
  HIGH: 'HIGH',
  CRITICAL: 'URGENT',
};

export function CompanyPriorityMark({ priority }: { priority: CompanyPriority }) {
  const label = useIntl().formatMessage({ id: `companyPriority.${priority}` });
  return <StateMark {...priorityGlyphs[quotePriorities[priority]]} label={label} />;
}

/** Returns the colour of a lead score from 0 to 100. */
const getScoreHue = (score: number): Hue =>
  score >= 80 ? 'green' : score >= 60 ? 'straw' : score >= 40 ? 'bronze' : 'red';

/** A lead score as a number and a bar. */
export function Score({ score, hideBar }: { score: number; hideBar?: boolean }) {
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2" colorPalette={getScoreHue(score)}>
      <chakra.span color="colorPalette.fg" fontWeight="medium" fontVariantNumeric="tabular-nums">
        <FormattedNumber value={score} />
      </chakra.span>
      {!hideBar && (
        <chakra.span width="8.5" minW="2rem" h="3px" borderRadius="full" bg="bg.emphasized" aria-hidden>
          <chakra.span
            display="block"
            h="full"
            borderRadius="full"
            bg="colorPalette.dot"
            style={{ width: `${score}%` }}
          />
        </chakra.span>
      )}
    </Flex>
  );
}
