import { Button, chakra, Flex, Icon, Menu } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getIstanbulDay } from '../../../common/istanbul-day.ts';
import { calendarPeriods, getCalendarPeriod } from './calendar-period.ts';
import { DateRangeInputs, type DateRange } from './date-range-inputs.tsx';

interface Props extends DateRange {
  /** Message id of the filtered date. */
  label: string;
  /** Whether the label opens a menu of months, quarters and years. */
  hasPeriods?: boolean;
}

/** A date range as a chip of the filter bar. */
export function DayRange({ label, hasPeriods, from, to, onChange }: Props) {
  const { formatMessage } = useIntl();
  const separator = (
    <chakra.span aria-hidden color="fg.subtle">
      –
    </chakra.span>
  );
  return (
    <Flex align="center" gap="1.5" flexShrink="0" ps={hasPeriods ? undefined : '2.5'} borderRadius="md" bg="bg.muted">
      {hasPeriods ? (
        <PeriodMenu label={label} onChange={onChange} />
      ) : (
        <chakra.span color="fg.muted" whiteSpace="nowrap">
          <FormattedMessage id={label} />
        </chakra.span>
      )}
      <DateRangeInputs
        labels="filter"
        from={from}
        to={to}
        onChange={onChange}
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

function PeriodMenu({ label, onChange }: Pick<Props, 'label' | 'onChange'>) {
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start' }}
      onSelect={({ value }) => {
        const period = calendarPeriods.find((name) => name === value);
        if (period) onChange(getCalendarPeriod(period, getIstanbulDay()));
      }}
    >
      <Menu.Trigger asChild>
        <Button variant="ghost" fontWeight="normal" color="fg.muted" pe="1">
          <FormattedMessage id={label} />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {calendarPeriods.map((period) => (
            <Menu.Item key={period} value={period}>
              <FormattedMessage id={`filter.period.${period}`} />
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
