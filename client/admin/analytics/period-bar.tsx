import { chakra, Checkbox } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DayRange } from '../kit/day-range.tsx';
import { Toolbar } from '../kit/filter-menu.tsx';
import { Choice } from './choice.tsx';
import { presetPeriod, presets, type Period, type PeriodFilter } from './period.ts';

interface Props {
  filter: PeriodFilter;
  /** Undefined where the address names none that can be. */
  period?: Period;
  now: string;
  onChange: (change: { [Name in keyof PeriodFilter]?: PeriodFilter[Name] | null }) => void;
}

/** Which days are shown, and whether the days before them stand beside. */
export function PeriodBar({ filter, period, now, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { from, to } = period ?? filter;
  const preset = presets.find((one) => {
    const usual = presetPeriod(one, now);
    return usual.from === from && usual.to === to;
  });
  return (
    <Toolbar
      end={
        <chakra.span textStyle="meta" color="fg.subtle" hideBelow="lg">
          <FormattedMessage id="analytics.clock" />
        </chakra.span>
      }
    >
      <DayRange label="quotes.received" from={from} to={to} onChange={onChange} />
      <Choice
        label={formatMessage({ id: 'analytics.presets' })}
        value={preset}
        options={presets.map((value) => ({ value, label: formatMessage({ id: `analytics.preset.${value}` }) }))}
        onChange={(chosen) => onChange(presetPeriod(chosen, now))}
      />
      <Checkbox.Root
        flexShrink="0"
        checked={!filter.alone}
        onCheckedChange={({ checked }) => onChange({ alone: checked === true ? null : true })}
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
