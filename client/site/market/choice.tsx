import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Group = chakra('div', {
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
  chosen: string;
  choices: readonly { value: string; text: ReactNode }[];
  onChoose: (value: string) => void;
}

/** One of a few, in a row. */
export function Choice({ label, chosen, choices, onChoose }: Props) {
  return (
    <Group role="group" aria-label={label}>
      {choices.map(({ value, text }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {text}
        </button>
      ))}
    </Group>
  );
}
