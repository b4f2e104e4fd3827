import { chakra, Flex } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface Props<Value extends string> {
  /** Message id. */
  label: string;
  values: readonly Value[];
  value: Value;
  /** Undefined when the user may not change the value. */
  onChoose?: (value: Value) => void;
  /** A change is being saved. */
  isSaving: boolean;
  children: (value: Value, index: number) => ReactNode;
}

/** A row of buttons of which one is pressed; read-only users see the value only. */
export function ChoiceRow<Value extends string>(props: Props<Value>) {
  const { label, values, value, onChoose, isSaving, children } = props;
  const id = useId();
  return (
    <Flex align={{ md: 'center' }} gap={{ base: '1', md: '3' }} direction={{ base: 'column', md: 'row' }}>
      <chakra.span id={id} textStyle="meta" color="fg.subtle" width="12" flexShrink="0">
        <FormattedMessage id={label} />
      </chakra.span>
      {onChoose ? (
        <Flex role="group" aria-labelledby={id} css={group}>
          {values.map((option, index) => (
            <Segment
              key={option}
              type="button"
              aria-pressed={option === value}
              aria-disabled={isSaving}
              onClick={() => !isSaving && onChoose(option)}
            >
              {children(option, index)}
            </Segment>
          ))}
        </Flex>
      ) : (
        <span aria-labelledby={id}>{children(value, values.indexOf(value))}</span>
      )}
    </Flex>
  );
}

const group = {
  maxW: 'full',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderRadius: 'md',
  boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}',
  '& > * + *': { borderInlineStartWidth: '1px', borderColor: 'border.emphasized' },
} as const;

const Segment = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: 0,
    h: { base: '11', md: '7' },
    px: { base: '2.5', md: '2' },
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { color: 'fg', bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-2px' },
    _first: { borderStartRadius: 'md' },
    _last: { borderEndRadius: 'md' },
    '&[aria-pressed=true]': { bg: 'bg.emphasized', color: 'fg', fontWeight: 'medium' },
  },
});
