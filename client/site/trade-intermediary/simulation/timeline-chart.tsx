import { Box, useSlotRecipe } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { Trade } from '../../trade/simulation.ts';
import type { Party, Step, Timeline } from '../../trade/timeline.ts';
import { chainEnd, Dimension } from '../../../ui/dimension.tsx';
import { ruleFigures, stepName } from './step-rules.ts';
import { timelineChart } from './timeline-chart.recipe.ts';

interface Props {
  trade: Trade;
  timeline: Timeline;
}

const parties: Party[] = ['seller', 'buyer', 'banks'];

/** From contract to payment: what takes how long, who does it, and where the risk passes. The words say all that the bars show. */
export function TimelineChart({ trade, timeline }: Props) {
  const styles = useSlotRecipe({ recipe: timelineChart })();
  const { steps, days, riskPasses } = timeline;
  return (
    <Box css={styles.root}>
      <Box css={[styles.scale, chainEnd]}>
        <Dimension />
        <span>
          <FormattedMessage id="simulation.start" />
        </span>
        <span>
          <FormattedMessage id="simulation.day" values={{ day: days }} />
        </span>
      </Box>
      <ol>
        {steps.map((step) => (
          <Box as="li" key={step.id} css={styles.row}>
            <Box css={styles.words}>
              <StepWords step={step} trade={trade} />
            </Box>
            <Box css={styles.bar}>
              <svg aria-hidden>
                {dayLines(days).map((day) => (
                  <line key={day} data-days="" {...at(day, days)} />
                ))}
                <rect
                  data-by={step.by}
                  x={share(step.start, days)}
                  width={share(step.days, days)}
                  y="50%"
                  height="20"
                  transform="translate(0 -10)"
                />
                <line data-risk="" {...at(riskPasses, days)} />
              </svg>
            </Box>
          </Box>
        ))}
      </ol>
      <Box as="ul" css={styles.legend}>
        {parties.map((by) => (
          <li key={by}>
            <svg viewBox="0 0 28 14" aria-hidden>
              <rect data-by={by} x="1" y="2" width="26" height="10" />
            </svg>
            <FormattedMessage id={`simulation.by.${by}`} />
          </li>
        ))}
        <li>
          <svg viewBox="0 0 28 14" fill="none" aria-hidden>
            <path data-risk="" d="M0 7H28" />
          </svg>
          <FormattedMessage id="simulation.risk" values={{ day: riskPasses }} />
        </li>
      </Box>
    </Box>
  );
}

function StepWords({ step, trade }: { step: Step; trade: Trade }) {
  const name = stepName(step, trade);
  return (
    <>
      <Box as="p" display="flex" justifyContent="space-between" columnGap="12" fontWeight="500">
        <span>
          <FormattedMessage id={name} />
        </span>
        <Box as="span" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          <FormattedMessage id="simulation.days" values={{ days: step.days }} />
        </Box>
      </Box>
      <Box as="p" textStyle="tiny" color="fg.muted">
        <FormattedMessage
          id="simulation.span"
          values={{
            from: step.start,
            to: step.start + step.days,
            by: <FormattedMessage id={`simulation.by.${step.by}`} />,
          }}
        />{' '}
        <FormattedMessage id={`${name}.rule`} values={ruleFigures(trade)} />
      </Box>
    </>
  );
}

const share = (day: number, days: number) => `${(day / days) * 100}%`;
const at = (day: number, days: number) => ({ x1: share(day, days), x2: share(day, days), y1: '0', y2: '100%' });

/** A line a day, a week or a month, whichever leaves them apart. */
function dayLines(days: number): number[] {
  const apart = days <= 31 ? 1 : days <= 120 ? 7 : 30;
  return Array.from({ length: Math.floor(days / apart) + 1 }, (_, index) => index * apart);
}
