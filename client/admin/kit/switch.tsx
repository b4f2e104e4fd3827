import { chakra } from '@chakra-ui/react';

const Track = chakra('button', {
  base: {
    position: 'relative',
    width: '7',
    height: '4',
    borderRadius: 'full',
    bg: 'border.control',
    cursor: 'pointer',
    transition: 'background-color {durations.hover} linear',
    // Enlarges the touch target beyond the visible track.
    _before: { content: '""', position: 'absolute', inset: { base: '-14px', md: '-6px' } },
    _after: {
      content: '""',
      position: 'absolute',
      top: '2px',
      insetInlineStart: '2px',
      boxSize: '3',
      borderRadius: 'full',
      bg: 'bg.panel',
      transition: 'translate {durations.hover} linear',
    },
    '&[aria-checked=true]': { bg: 'fg', _after: { translate: '12px 0' } },
    _disabled: { opacity: 0.45, cursor: 'default' },
  },
});

interface Props {
  checked: boolean;
  label: string;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch whose change takes effect immediately. */
export function Switch({ checked, label, disabled, onChange }: Props) {
  return (
    <Track
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    />
  );
}
