import { Box } from '@chakra-ui/react';
import { ChartLine, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AnalyticsDimension, AnalyticsStep, PeriodFiguresFragment } from '../../graphql/generated.ts';
import { ToolbarButton } from '../kit/toolbar-button.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import { Breakdown } from './breakdown.tsx';
import { FigureTable } from './figure-table.tsx';
import { Panel } from './panel.tsx';
import { countPeriodDays, dimensions, getDefaultStep, steps, type Period, type PeriodFilter } from './period.ts';
import { linkToQuotes } from './record-links.ts';
import { SegmentedControl } from './segmented-control.tsx';
import { TimeSeriesChart } from './time-series-chart.tsx';
import { Legend } from './time-series-tooltip.tsx';
import { createTimeSeries, type TimeSeriesPoint } from './time-series.ts';
import { useStepFormat } from './use-step-format.ts';

interface Props {
  period: Period;
  figures?: PeriodFiguresFragment;
  previous?: PeriodFiguresFragment | null;
  by?: AnalyticsDimension;
  step?: AnalyticsStep;
  onChange: (change: { [Name in 'by' | 'step']?: PeriodFilter[Name] | null }) => void;
}

/** Approximate length of each step in days. */
const stepDays = { DAY: 1, WEEK: 7, MONTH: 30 };
/** Steps that would give a chart more points are disabled. */
const MAX_POINTS = 1_100;

/** Requests over time, in total or broken down by one dimension, as a chart or as a table. */
export function TimeSeriesPanel({ period, figures, previous, by, step, onChange }: Props) {
  const { formatMessage } = useIntl();
  const [asTable, setAsTable] = useState(false);
  const days = countPeriodDays(period);
  const isAllowed = (candidate: AnalyticsStep) => days / stepDays[candidate] <= MAX_POINTS;
  const defaultStep = getDefaultStep(days);
  const shownStep = step && isAllowed(step) ? step : defaultStep;
  const title = formatMessage({ id: `analytics.overTime.${shownStep}` });

  return (
    <Panel
      title={`analytics.overTime.${shownStep}`}
      note={!by && <Legend hasPrevious={Boolean(previous)} />}
      aside={
        <>
          <SegmentedControl
            label={formatMessage({ id: 'analytics.by' })}
            value={by ?? 'ALL'}
            options={(['ALL', ...dimensions] as const).map((value) => ({
              value,
              label: formatMessage({ id: `analytics.by.${value}` }),
            }))}
            onChange={(value) => onChange({ by: value === 'ALL' ? null : value })}
          />
          <SegmentedControl
            label={formatMessage({ id: 'analytics.step' })}
            value={shownStep}
            options={steps.map((value) => ({
              value,
              label: formatMessage({ id: `analytics.step.${value}` }),
              disabled: !isAllowed(value),
            }))}
            onChange={(value) => onChange({ step: value === defaultStep ? null : value })}
          />
          <ToolbarButton
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
      {by && <Breakdown period={period} by={by} step={shownStep} asTable={asTable} title={title} />}
      {!by && figures && (
        <TotalSeries points={createTimeSeries(figures, shownStep, previous)} asTable={asTable} title={title} />
      )}
    </Panel>
  );
}

function TotalSeries({ points, asTable, title }: { points: TimeSeriesPoint[]; asTable: boolean; title: string }) {
  const { formatMessage } = useIntl();
  const { formatFull } = useStepFormat();
  if (!asTable) return <TimeSeriesChart points={points} label={title} />;
  const hasPrevious = points[0]?.before !== undefined;
  const columns = ['time', 'now', ...(hasPrevious ? ['before'] : []), 'closed'];
  return (
    <FigureTable
      caption={title}
      columns={columns.map((column) => formatMessage({ id: `analytics.line.${column}` }))}
      rows={points.map((point) => ({
        name: formatFull(point),
        to: linkToQuotes(point),
        figures: [point.total, ...(hasPrevious ? [point.before] : []), point.closed],
      }))}
    />
  );
}
