import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Buttons = chakra('div', {
  base: {
    display: 'inline-flex',
    maxWidth: 'full',
    overflowX: 'auto',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    '& button': {
      flexShrink: 0,
      minWidth: '52',
      minHeight: '44',
      paddingInline: '12',
      textStyle: 'small',
      fontWeight: '500',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      outlineOffset: '-3px',
    },
    '& button + button': { borderInlineStartWidth: '1px', borderColor: 'border.strong' },
    '& [aria-pressed=true]': { bg: 'graphite.900', color: 'white' },
  },
});

interface Props {
  label: string;
  selected: string;
  options: readonly { value: string; text: ReactNode }[];
  onSelect: (value: string) => void;
}

/** A row of buttons of which exactly one is selected. */
export function ToggleGroup({ label, selected, options, onSelect }: Props) {
  return (
    <Buttons role="group" aria-label={label}>
      {options.map(({ value, text }) => (
        <button key={value} type="button" aria-pressed={value === selected} onClick={() => onSelect(value)}>
          {text}
        </button>
      ))}
    </Buttons>
  );
}
