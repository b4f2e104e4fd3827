import { chakra, Checkbox } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DayRange } from '../kit/day-range.tsx';
import { Toolbar } from '../kit/filter-menu.tsx';
import { getPresetPeriod, presets, type Period, type PeriodFilter } from './period.ts';
import { SegmentedControl } from './segmented-control.tsx';

interface Props {
  filter: PeriodFilter;
  /** Undefined when the URL has no valid period. */
  period?: Period;
  /** As 2026-11-19. */
  today: string;
  onChange: (change: { [Name in keyof PeriodFilter]?: PeriodFilter[Name] | null }) => void;
}

/** Selects the period and whether it is compared with the previous one. */
export function PeriodBar({ filter, period, today, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { from, to } = period ?? filter;
  const activePreset = presets.find((preset) => {
    const presetPeriod = getPresetPeriod(preset, today);
    return presetPeriod.from === from && presetPeriod.to === to;
  });
  return (
    <Toolbar
      end={
        <chakra.span textStyle="meta" color="fg.subtle" hideBelow="lg">
          <FormattedMessage id="analytics.clock" />
        </chakra.span>
      }
    >
      <DayRange label="analytics.period" from={from} to={to} onChange={onChange} />
      <SegmentedControl
        label={formatMessage({ id: 'analytics.presets' })}
        value={activePreset}
        options={presets.map((value) => ({ value, label: formatMessage({ id: `analytics.preset.${value}` }) }))}
        onChange={(preset) => onChange(getPresetPeriod(preset, today))}
      />
      <Checkbox.Root
        flexShrink="0"
        checked={!filter.withoutComparison}
        onCheckedChange={({ checked }) => onChange({ withoutComparison: checked === true ? null : true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control>
          <Checkbox.Indicator />
        </Checkbox.Control>
        <Checkbox.Label whiteSpace="nowrap">
          <FormattedMessage id="analytics.compare" />
        </Checkbox.Label>
      </Checkbox.Root>
    </Toolbar>
  );
}
