import { Button, chakra, Flex, Icon, Input } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

interface Props {
  /** Message id of what the days are of. */
  label: string;
  /** Calendar days, as 2026-11-19; both are included. */
  from?: string;
  to?: string;
  onChange: (change: { from?: string | null; to?: string | null }) => void;
}

/** From which day to which, as a chip among the others; says so where they are the wrong way round. */
export function DayRange({ label, from, to, onChange }: Props) {
  const { formatMessage } = useIntl();
  const reversed = Boolean(from && to && from > to);
  const day = (name: 'from' | 'to', value?: string) => (
    <Input
      type="date"
      size="sm"
      width={{ base: '9.5rem', md: '7.25rem' }}
      px={{ md: '1.5' }}
      aria-label={formatMessage({ id: `filter.${name}` })}
      aria-invalid={reversed || undefined}
      value={value ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value || null })}
    />
  );
  return (
    <Flex align="center" gap="1.5" flexShrink="0" ps="2.5" borderRadius="md" bg="bg.muted">
      <chakra.span color="fg.muted" whiteSpace="nowrap">
        <FormattedMessage id={label} />
      </chakra.span>
      {day('from', from)}
      <chakra.span aria-hidden color="fg.subtle">
        –
      </chakra.span>
      {day('to', to)}
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
      {reversed && (
        <chakra.span role="alert" textStyle="meta" color="red.fg" pe="2.5">
          <FormattedMessage id="form.dates.reversed" />
        </chakra.span>
      )}
    </Flex>
  );
}
