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
  return <StateMark {...statuses[status]} words={useIntl().formatMessage({ id: `companyStatus.${status}` })} />;
}

/** A company's priorities are drawn as those of a request. */
const drawnAs: Record<CompanyPriority, Priority> = { LOW: 'LOW', MEDIUM: 'NORMAL', HIGH: 'HIGH', CRITICAL: 'URGENT' };

export function CompanyPriorityMark({ priority }: { priority: CompanyPriority }) {
  const words = useIntl().formatMessage({ id: `companyPriority.${priority}` });
  return <StateMark {...priorityGlyphs[drawnAs[priority]]} words={words} />;
}

/** Specification, section 4: 80 and more green, 60 yellow, 40 orange, else red. */
export const scoreHue = (score: number): Hue =>
  score >= 80 ? 'green' : score >= 60 ? 'straw' : score >= 40 ? 'bronze' : 'red';

/** A lead score: its number, and a bar as long as it is high. */
export function Score({ score, bare }: { score: number; bare?: boolean }) {
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2" colorPalette={scoreHue(score)}>
      <chakra.span color="colorPalette.fg" fontWeight="medium" fontVariantNumeric="tabular-nums">
        <FormattedNumber value={score} />
      </chakra.span>
      {!bare && (
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
