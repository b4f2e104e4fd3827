import { Button, chakra, Flex, Icon, Menu } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { calendarPeriods, getCalendarPeriod, type CalendarPeriod } from '../../../common/calendar-period.ts';
import { getIstanbulDay } from '../../../common/istanbul-day.ts';
import { resolveDays } from './resolve-days.ts';
import { DateRangeInputs, type DateRange } from './date-range-inputs.tsx';

interface Props extends DateRange {
  /** Message id of the filtered date. */
  label: string;
  /** Whether the label opens a menu of months, quarters and years. */
  hasPeriods?: boolean;
  /** Period that the filter keeps in place of its days. */
  period?: CalendarPeriod;
  /** Called for a chosen period; without it, the days of the period are chosen. */
  onPeriod?: (period: CalendarPeriod) => void;
}

/** A date range as a chip of the filter bar. */
export function DayRange({ label, hasPeriods, period, onPeriod, onChange, ...range }: Props) {
  const { formatMessage } = useIntl();
  const { from, to } = resolveDays({ period, ...range });
  const changeDays: DateRange['onChange'] = (change) => onChange(period ? { from, to, ...change } : change);
  const separator = (
    <chakra.span aria-hidden color="fg.subtle">
      –
    </chakra.span>
  );
  return (
    <Flex align="center" gap="1.5" flexShrink="0" ps={hasPeriods ? undefined : '2.5'} borderRadius="md" bg="bg.muted">
      {hasPeriods ? (
        <PeriodMenu
          label={label}
          period={period}
          onChoose={onPeriod ?? ((chosen) => onChange(getCalendarPeriod(chosen, getIstanbulDay())))}
        />
      ) : (
        <chakra.span color="fg.muted" whiteSpace="nowrap">
          <FormattedMessage id={label} />
        </chakra.span>
      )}
      <DateRangeInputs
        labels="filter"
        from={from}
        to={to}
        onChange={changeDays}
        width={{ base: '9.5rem', md: '7.25rem' }}
        separator={separator}
      >
        {(from ?? to) && (
          <Button
            variant="ghost"
            px="0"
            w={{ base: '10', md: '6' }}
            aria-label={formatMessage({ id: 'filter.clearOne' }, { name: formatMessage({ id: label }) })}
            onClick={() => onChange({ from: null, to: null })}
          >
            <Icon as={X} aria-hidden />
          </Button>
        )}
      </DateRangeInputs>
    </Flex>
  );
}

interface PeriodMenuProps extends Pick<Props, 'label' | 'period'> {
  onChoose: (period: CalendarPeriod) => void;
}

function PeriodMenu({ label, period, onChoose }: PeriodMenuProps) {
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start' }}
      onSelect={({ value }) => {
        const chosen = calendarPeriods.find((name) => name === value);
        if (chosen) onChoose(chosen);
      }}
    >
      <Menu.Trigger asChild>
        <Button variant="ghost" fontWeight="normal" color="fg.muted" pe="1">
          <FormattedMessage id={label} />
          {period && (
            <chakra.span fontWeight="medium" color="fg">
              <FormattedMessage id={`filter.period.${period}`} />
            </chakra.span>
          )}
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {calendarPeriods.map((name) => (
            <Menu.Item key={name} value={name}>
              <FormattedMessage id={`filter.period.${name}`} />
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
