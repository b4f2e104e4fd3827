import { Box, useSlotRecipe } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { Trade } from '../../trade/simulation.ts';
import type { Party, Step, Timeline } from '../../trade/timeline.ts';
import { endTick, DimensionLine } from '../../../ui/dimension-line.tsx';
import { getRuleValues, getStepMessageId } from './step-messages.ts';
import { timelineChartRecipe } from './timeline-chart.recipe.ts';

interface Props {
  trade: Trade;
  timeline: Timeline;
}

const parties: Party[] = ['seller', 'buyer', 'banks'];

/** Gantt chart from contract to payment, with responsible parties and the transfer of risk. The text has the same information as the bars. */
export function TimelineChart({ trade, timeline }: Props) {
  const styles = useSlotRecipe({ recipe: timelineChartRecipe })();
  const { steps, days, riskTransferDay } = timeline;
  return (
    <Box css={styles.root}>
      <Box css={[styles.scale, endTick]}>
        <DimensionLine />
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
            <Box css={styles.text}>
              <StepText step={step} trade={trade} />
            </Box>
            <Box css={styles.bar}>
              <svg aria-hidden>
                {createGridDays(days).map((day) => (
                  <line key={day} data-grid="" {...lineProps(day, days)} />
                ))}
                <rect
                  data-party={step.by}
                  x={toPercent(step.start, days)}
                  width={toPercent(step.days, days)}
                  y="50%"
                  height="20"
                  transform="translate(0 -10)"
                />
                <line data-risk-transfer="" {...lineProps(riskTransferDay, days)} />
              </svg>
            </Box>
          </Box>
        ))}
      </ol>
      <Box as="ul" css={styles.legend}>
        {parties.map((by) => (
          <li key={by}>
            <svg viewBox="0 0 28 14" aria-hidden>
              <rect data-party={by} x="1" y="2" width="26" height="10" />
            </svg>
            <FormattedMessage id={`simulation.by.${by}`} />
          </li>
        ))}
        <li>
          <svg viewBox="0 0 28 14" fill="none" aria-hidden>
            <path data-risk-transfer="" d="M0 7H28" />
          </svg>
          <FormattedMessage id="simulation.risk" values={{ day: riskTransferDay }} />
        </li>
      </Box>
    </Box>
  );
}

function StepText({ step, trade }: { step: Step; trade: Trade }) {
  const messageId = getStepMessageId(step, trade);
  return (
    <>
      <Box as="p" display="flex" justifyContent="space-between" columnGap="12" fontWeight="500">
        <span>
          <FormattedMessage id={messageId} />
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
        <FormattedMessage id={`${messageId}.rule`} values={getRuleValues(trade)} />
      </Box>
    </>
  );
}

const toPercent = (day: number, days: number) => `${(day / days) * 100}%`;
const lineProps = (day: number, days: number) => ({
  x1: toPercent(day, days),
  x2: toPercent(day, days),
  y1: '0',
  y2: '100%',
});

/** Returns the days of the grid lines: daily, weekly or monthly, depending on the duration. */
function createGridDays(days: number): number[] {
  const interval = days <= 31 ? 1 : days <= 120 ? 7 : 30;
  return Array.from({ length: Math.floor(days / interval) + 1 }, (_, index) => index * interval);
}
