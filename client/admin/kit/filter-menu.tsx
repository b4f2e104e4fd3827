import { Button, chakra, Flex, Icon, Menu } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

export interface FilterOption<Value extends string> {
  value: Value;
  label: string;
  /** The value's own glyph. */
  mark?: ReactNode;
}

interface Props<Value extends string> {
  /** Message id of the field. */
  label: string;
  options: readonly FilterOption<Value>[];
  value?: readonly Value[];
  onChange: (value: Value[] | null) => void;
}

/** One field of a filter as a chip: "Tür Müşteri +1 ×". Its menu takes any number of values; none is all of them. */
export function FilterMenu<Value extends string>({ label, options, value = [], onChange }: Props<Value>) {
  const { formatMessage } = useIntl();
  const chosen = options.filter((option) => value.includes(option.value));
  const name = formatMessage({ id: label });

  function choose(one: Value) {
    const next = value.includes(one) ? value.filter((other) => other !== one) : [...value, one];
    onChange(next.length > 0 ? next : null);
  }

  return (
    <Flex flexShrink="0" borderRadius="md" bg="bg.muted">
      <Menu.Root closeOnSelect={false} lazyMount unmountOnExit positioning={{ placement: 'bottom-start' }}>
        <Menu.Trigger asChild>
          <Button variant="ghost" fontWeight="normal" pe={chosen.length > 0 ? '1.5' : undefined}>
            <chakra.span color="fg.muted">{name}</chakra.span>
            {chosen[0] && (
              <chakra.span fontWeight="medium" color="fg">
                {chosen[0].label}
                {chosen.length > 1 && ` +${chosen.length - 1}`}
              </chakra.span>
            )}
          </Button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            {options.map((option) => (
              <Menu.CheckboxItem
                key={option.value}
                value={option.value}
                checked={value.includes(option.value)}
                onCheckedChange={() => choose(option.value)}
              >
                <Menu.ItemText>{option.mark ?? option.label}</Menu.ItemText>
                <Menu.ItemIndicator>
                  <Icon as={Check} aria-hidden />
                </Menu.ItemIndicator>
              </Menu.CheckboxItem>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {chosen.length > 0 && (
        <Button
          variant="ghost"
          px="0"
          w={{ base: '10', md: '6' }}
          aria-label={formatMessage({ id: 'filter.clearOne' }, { name })}
          onClick={() => onChange(null)}
        >
          <Icon as={X} aria-hidden />
        </Button>
      )}
    </Flex>
  );
}

/** Search, chips and what stands at the far end, in one line that scrolls on a phone. */
export function Toolbar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      role="search"
      aria-label={formatMessage({ id: 'filter.label' })}
      align="center"
      gap="2"
      px={{ base: '4', md: '5' }}
      py="2"
      minH="11"
      borderBottomWidth="1px"
      overflowX="auto"
      scrollbarWidth="none"
      wrap={{ base: 'nowrap', md: 'wrap' }}
    >
      {children}
      {end && (
        <Flex ms="auto" align="center" gap="2" flexShrink="0">
          {end}
        </Flex>
      )}
    </Flex>
  );
}

/** Takes every filter away; there is nothing to press where none is set. */
export function ClearFilters({ shown, onClear }: { shown: boolean; onClear: () => void }) {
  if (!shown) return null;
  return (
    <Button variant="ghost" onClick={onClear}>
      <FormattedMessage id="filter.clear" />
    </Button>
  );
}
