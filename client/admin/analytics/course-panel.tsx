import { Box } from '@chakra-ui/react';
import { ChartLine, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AnalyticsDimension, AnalyticsStep, PeriodFiguresFragment } from '../../graphql/generated.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import { Breakdown } from './breakdown.tsx';
import { Choice } from './choice.tsx';
import { CourseChart } from './course-chart.tsx';
import { Legend } from './course-tip.tsx';
import { courseOf, type CoursePoint } from './course.ts';
import { FigureTable } from './figure-table.tsx';
import { Panel } from './panel.tsx';
import { dimensions, lengthOf, steps, usualStep, type Period, type PeriodFilter } from './period.ts';
import { quotesOf } from './records.ts';
import { useStepNames } from './use-step-names.ts';

interface Props {
  period: Period;
  figures?: PeriodFiguresFragment;
  previous?: PeriodFiguresFragment | null;
  by?: AnalyticsDimension;
  step?: AnalyticsStep;
  onChange: (change: { [Name in 'by' | 'step']?: PeriodFilter[Name] | null }) => void;
}

/** Days of each step, about; a chart has so many points at most. */
const lengths = { DAY: 1, WEEK: 7, MONTH: 30 };
const mostPoints = 1_100;

/** Requests over time: all of them, or told apart by one thing; as a chart or as a table. */
export function CoursePanel({ period, figures, previous, by, step, onChange }: Props) {
  const { formatMessage } = useIntl();
  const [asTable, setAsTable] = useState(false);
  const days = lengthOf(period);
  const fits = (one: AnalyticsStep) => days / lengths[one] <= mostPoints;
  const usual = usualStep(days);
  const taken = step && fits(step) ? step : usual;
  const title = formatMessage({ id: `analytics.course.${taken}` });

  return (
    <Panel
      title={`analytics.course.${taken}`}
      note={!by && <Legend compared={Boolean(previous)} />}
      aside={
        <>
          <Choice
            label={formatMessage({ id: 'analytics.by' })}
            value={by ?? 'ALL'}
            options={(['ALL', ...dimensions] as const).map((value) => ({
              value,
              label: formatMessage({ id: `analytics.by.${value}` }),
            }))}
            onChange={(value) => onChange({ by: value === 'ALL' ? null : value })}
          />
          <Choice
            label={formatMessage({ id: 'analytics.step' })}
            value={taken}
            options={steps.map((value) => ({
              value,
              label: formatMessage({ id: `analytics.step.${value}` }),
              disabled: !fits(value),
            }))}
            onChange={(value) => onChange({ step: value === usual ? null : value })}
          />
          <IconButton
            icon={asTable ? ChartLine : Table2}
            label={formatMessage({ id: asTable ? 'analytics.asChart' : 'analytics.asTable' })}
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          />
        </>
      }
    >
      {!figures && (
        <Box px="5">
          <Placeholder height="52" />
        </Box>
      )}
      {by && <Breakdown period={period} by={by} step={taken} asTable={asTable} title={title} />}
      {!by && figures && <All points={courseOf(figures, taken, previous)} asTable={asTable} title={title} />}
    </Panel>
  );
}

function All({ points, asTable, title }: { points: CoursePoint[]; asTable: boolean; title: string }) {
  const { formatMessage } = useIntl();
  const { full } = useStepNames();
  if (!asTable) return <CourseChart points={points} label={title} />;
  const compared = points[0]?.before !== undefined;
  const heads = ['time', 'now', ...(compared ? ['before'] : []), 'closed'];
  return (
    <FigureTable
      caption={title}
      columns={heads.map((head) => formatMessage({ id: `analytics.line.${head}` }))}
      rows={points.map((point) => ({
        name: full(point),
        to: quotesOf(point),
        figures: [point.total, ...(compared ? [point.before] : []), point.closed],
      }))}
    />
  );
}
