import { Button, chakra, Flex, Icon, Input } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

interface Props {
  /** Message id of the filtered date. */
  label: string;
  /** Calendar days such as 2026-11-19; the range includes both. */
  from?: string;
  to?: string;
  onChange: (change: { from?: string | null; to?: string | null }) => void;
}

/** A date range as a chip of the filter bar, with an error when it begins after its end. */
export function DayRange({ label, from, to, onChange }: Props) {
  const { formatMessage } = useIntl();
  const isReversed = Boolean(from && to && from > to);
  const renderInput = (name: 'from' | 'to', value?: string) => (
    <Input
      type="date"
      size="sm"
      width={{ base: '9.5rem', md: '7.25rem' }}
      px={{ md: '1.5' }}
      aria-label={formatMessage({ id: `filter.${name}` })}
      aria-invalid={isReversed || undefined}
      value={value ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value || null })}
    />
  );
  return (
    <Flex align="center" gap="1.5" flexShrink="0" ps="2.5" borderRadius="md" bg="bg.muted">
      <chakra.span color="fg.muted" whiteSpace="nowrap">
        <FormattedMessage id={label} />
      </chakra.span>
      {renderInput('from', from)}
      <chakra.span aria-hidden color="fg.subtle">
        –
      </chakra.span>
      {renderInput('to', to)}
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
      {isReversed && (
        <chakra.span role="alert" textStyle="meta" color="red.fg" pe="2.5">
          <FormattedMessage id="form.dates.reversed" />
        </chakra.span>
      )}
    </Flex>
  );
}
