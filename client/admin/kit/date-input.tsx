import { Box, Button, Icon, Input, type BoxProps, type InputProps } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldShell } from '../../ui/form/field-shell.tsx';
import { useFormField } from '../../ui/form/use-form-field.ts';
import { isDay, parseDay } from './day.ts';

// Loaded on demand: users who type the day do not need these 20 KB.
const Calendar = lazy(() => import('./calendar.tsx'));

interface Props extends Omit<InputProps, 'value' | 'onChange' | 'width' | 'flex'>, Pick<BoxProps, 'width' | 'flex'> {
  /** A day such as 2026-11-19, or the text that was typed instead. */
  value: string;
  /** Called with the ISO day, or with the typed text while that is not a valid day. */
  onChange: (value: string) => void;
}

/** An input for a day, typed in the order of the user's language or chosen in a calendar. */
export function DateInput({ value, onChange, onBlur, width, flex, ...props }: Props) {
  const { formatDate, formatMessage, locale } = useIntl();
  const calendarButton = useId();
  const [isOpen, setOpen] = useState(false);
  /** The text as it was typed. Shown while the field has the focus, because reformatting would move the caret. */
  const [draft, setDraft] = useState<string>();
  const formatted = isDay(value)
    ? formatDate(value, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' })
    : value;
  const label = props['aria-label'];
  return (
    <Box position="relative" width={width} flex={flex}>
      <Input
        {...props}
        pe={{ base: '11', md: '7' }}
        autoComplete="off"
        placeholder={formatMessage({ id: 'date.format' })}
        value={draft ?? formatted}
        onChange={({ target }) => {
          setDraft(target.value);
          onChange(parseDay(target.value, locale) ?? target.value.trim());
        }}
        onBlur={(event) => {
          setDraft(undefined);
          onBlur?.(event);
        }}
      />
      <Button
        id={calendarButton}
        variant="ghost"
        position="absolute"
        insetBlock="0"
        insetEnd="0"
        h="full"
        w={{ base: '11', md: '7' }}
        px="0"
        aria-label={formatMessage({ id: label ? 'date.calendarOf' : 'date.calendar' }, { label })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon as={CalendarDays} aria-hidden />
      </Button>
      {isOpen && (
        <Suspense>
          <Calendar value={value} buttonId={calendarButton} onChoose={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}

/** A form field for a day. Text that is not a day stays in the field and fails validation. */
export function DateField({ name, label }: { name: string; label: string }) {
  const field = useFormField(name);
  return (
    <FieldShell field={field} label={<FormattedMessage id={label} />}>
      <DateInput {...field.control} value={field.value} onChange={(value) => void field.setValue(value)} />
    </FieldShell>
  );
}
