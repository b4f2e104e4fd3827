import { DatePicker, parseDate, useDatePicker } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { isDay } from './day.ts';

interface Props {
  /** A day such as 2026-11-19; other text selects no day. */
  value: string;
  /** Id of the button that opened the calendar: the popover is aligned with it and returns the focus to it. */
  buttonId: string;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/**
 * A calendar in a popover, open while it is mounted. Chakra's text input for dates is not used: it replaces text that it cannot parse
 * with today's date, and Enter in it chooses a day instead of submitting the form.
 */
export default function Calendar({ value, buttonId, onChoose, onClose }: Props) {
  const { formatMessage, timeZone } = useIntl();
  const picker = useDatePicker({
    // The button is also the control that the popover is aligned with, so that the library does not write to our input.
    ids: { control: buttonId, trigger: buttonId },
    value: isDay(value) ? [parseDate(value)] : [],
    timeZone,
    fixedWeeks: true,
    positioning: { strategy: 'fixed', placement: 'bottom-end' },
    translations: {
      content: formatMessage({ id: 'date.calendar' }),
      dayCell: ({ valueText, selected }) => formatMessage({ id: 'date.day' }, { day: valueText, selected }),
      prevTrigger: (view) => formatMessage({ id: 'date.previous' }, { view }),
      nextTrigger: (view) => formatMessage({ id: 'date.next' }, { view }),
      viewTrigger: (view) => formatMessage({ id: 'date.view' }, { view }),
    },
    onValueChange: ({ value: [day] }) => day && onChoose(day.toString()),
    onOpenChange: ({ open }) => !open && onClose(),
  });
  // Opened after the first render, because the library focuses the selected day only when the state changes.
  const open = useEffectEvent(() => picker.setOpen(true));
  useEffect(() => open(), []);
  return (
    <DatePicker.RootProvider value={picker}>
      <DatePicker.Positioner>
        <DatePicker.Content>
          <DatePicker.View view="day">
            <DatePicker.Header />
            <DatePicker.DayTable />
          </DatePicker.View>
          <DatePicker.View view="month">
            <DatePicker.Header />
            <DatePicker.MonthTable />
          </DatePicker.View>
          <DatePicker.View view="year">
            <DatePicker.Header />
            <DatePicker.YearTable />
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.RootProvider>
  );
}
