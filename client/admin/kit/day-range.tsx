import { Button, chakra, Flex, Icon } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DateRangeInputs, type DateRange } from './date-range-inputs.tsx';

interface Props extends DateRange {
  /** Message id of the filtered date. */
  label: string;
}

/** A date range as a chip of the filter bar. */
export function DayRange({ label, from, to, onChange }: Props) {
  const { formatMessage } = useIntl();
  const separator = (
    <chakra.span aria-hidden color="fg.subtle">
      –
    </chakra.span>
  );
  return (
    <Flex align="center" gap="1.5" flexShrink="0" ps="2.5" borderRadius="md" bg="bg.muted">
      <chakra.span color="fg.muted" whiteSpace="nowrap">
        <FormattedMessage id={label} />
      </chakra.span>
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
