import { Button, chakra, Flex, Icon, Menu } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface FilterOption<Value extends string> {
  value: Value;
  label: string;
  /** Shown in the menu in place of the label. */
  mark?: ReactNode;
}

interface Props<Value extends string> {
  /** Message id of the field. */
  label: string;
  options: readonly FilterOption<Value>[];
  value?: readonly Value[];
  onChange: (value: Value[] | null) => void;
}

/**
 * One field of a filter as a chip such as "Tür Müşteri +1 ×". Its menu selects any number of values; no selection means
 * no restriction.
 */
export function FilterMenu<Value extends string>({ label, options, value = [], onChange }: Props<Value>) {
  const { formatMessage } = useIntl();
  const selected = options.filter((option) => value.includes(option.value));
  const name = formatMessage({ id: label });

  function toggle(option: Value) {
    const next = value.includes(option) ? value.filter((other) => other !== option) : [...value, option];
    onChange(next.length > 0 ? next : null);
  }

  return (
    <Flex flexShrink="0" borderRadius="md" bg="bg.muted">
      <Menu.Root closeOnSelect={false} lazyMount unmountOnExit positioning={{ placement: 'bottom-start' }}>
        <Menu.Trigger asChild>
          <Button variant="ghost" fontWeight="normal" pe={selected.length > 0 ? '1.5' : undefined}>
            <chakra.span color="fg.muted">{name}</chakra.span>
            {selected[0] && (
              <chakra.span fontWeight="medium" color="fg">
                {selected[0].label}
                {selected.length > 1 && ` +${selected.length - 1}`}
              </chakra.span>
            )}
          </Button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content maxH="24rem" overflowY="auto">
            {options.map((option) => (
              <Menu.CheckboxItem
                key={option.value}
                value={option.value}
                checked={value.includes(option.value)}
                onCheckedChange={() => toggle(option.value)}
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
      {selected.length > 0 && (
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

/**
 * The line with the search field and the filter chips; it scrolls sideways on a phone.
 * @param start precedes the filters
 * @param end is aligned to the far end
 */
export function Toolbar({ children, start, end }: { children: ReactNode; start?: ReactNode; end?: ReactNode }) {
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
      {start}
      {children}
      {end && (
        <Flex ms="auto" align="center" gap="2" flexShrink="0">
          {end}
        </Flex>
      )}
    </Flex>
  );
}

interface ToggleProps {
  value: boolean | undefined;
  onChange: (value: true | null) => void;
  children: ReactNode;
}

/** A filter that is either on or off, as a button. */
export function FilterToggle({ value = false, onChange, children }: ToggleProps) {
  return (
    <Button
      variant="ghost"
      aria-pressed={value}
      bg={value ? 'bg.emphasized' : undefined}
      color={value ? 'fg' : undefined}
      onClick={() => onChange(value ? null : true)}
    >
      {children}
    </Button>
  );
}

/** Whether a record has to match all fields of the filter or any. */
export const MatchAny = (props: Omit<ToggleProps, 'children'>) => (
  <FilterToggle {...props}>
    <FormattedMessage id="filter.matchAny" />
  </FilterToggle>
);

/** The button that removes all filters. */
export function ClearFilters({ isVisible, onClear }: { isVisible: boolean; onClear: () => void }) {
  if (!isVisible) return null;
  return (
    <Button variant="ghost" onClick={onClear}>
      <FormattedMessage id="filter.clear" />
    </Button>
  );
}
