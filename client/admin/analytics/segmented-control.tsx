import { chakra, Flex } from '@chakra-ui/react';

interface Props<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  /** The selected option; undefined when none is. */
  value?: Value;
  onChange: (value: Value) => void;
}

/** A row of buttons, at most one of which is selected. */
export function SegmentedControl<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <Flex role="group" aria-label={label} p="0.5" borderRadius="md" bg="bg.muted" flexShrink="0">
      {options.map((option) => (
        <Option
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={option.disabled}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Option>
      ))}
    </Flex>
  );
}

const Option = chakra('button', {
  base: {
    h: { base: '10', md: '6' },
    px: { base: '3', md: '2' },
    borderRadius: 'md',
    textStyle: 'uiStrong',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _disabled: { opacity: 0.45, cursor: 'default' },
    '&[aria-pressed=true]': { bg: 'bg.panel', color: 'fg', boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}' },
  },
});
