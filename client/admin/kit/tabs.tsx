import { Badge, chakra, Flex, type FlexProps } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

/**
 * Tabs of a list, one of which is selected; they scroll sideways on a phone.
 * @param label message id of the group's accessible name
 */
export function Tabs({ label, ...rest }: FlexProps & { label: string }) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      role="group"
      aria-label={formatMessage({ id: label })}
      minW="0"
      overflowX="auto"
      scrollbarWidth="none"
      {...rest}
    />
  );
}

interface TabProps {
  pressed: boolean;
  onPress: () => void;
  /** Message id. */
  label: string;
  /** Number of records; undefined while it is loading. */
  count?: number;
  /** There are more records than `count`, because the server stops counting. */
  more?: boolean;
  /** Highlights the count. */
  needsAttention?: boolean;
}

export function Tab({ pressed, onPress, label, count, more = false, needsAttention = false }: TabProps) {
  const number = count !== undefined && (
    <>
      <FormattedNumber value={count} />
      {more && '+'}
    </>
  );
  return (
    <TabButton type="button" aria-pressed={pressed} onClick={onPress}>
      <FormattedMessage id={label} />
      {needsAttention && count ? (
        <Badge>{number}</Badge>
      ) : (
        <chakra.span color="fg.subtle" fontWeight="normal" fontVariantNumeric="tabular-nums" minW="3">
          {number}
        </chakra.span>
      )}
    </TabButton>
  );
}

const TabButton = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: 0,
    px: '2',
    textStyle: 'uiStrong',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-pressed=true]': {
      color: 'fg',
      fontWeight: 'semibold',
      _after: { content: '""', position: 'absolute', insetInline: '2', bottom: '0', height: '2px', bg: 'fg' },
    },
  },
});
