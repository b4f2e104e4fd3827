import { chakra, Flex, Icon } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Placeholder } from '../kit/placeholder.tsx';
import { FigureHelp } from './figure-help.tsx';

export interface Change {
  /** Formatted difference, without a sign. */
  amount: ReactNode;
  direction: 'up' | 'down';
  isGood: boolean;
  /** Formatted figure of the previous period. */
  before: ReactNode;
}

interface Props {
  /** The label is the message `analytics.<name>`, the help text `analytics.help.<name>`. */
  name: string;
  /** Link to the records that the figure counts. */
  to: string;
  /** Undefined while loading. */
  figure?: ReactNode;
  change?: Change | null;
  /** Assumptions of the calculation. */
  note?: ReactNode;
}

/** A figure and its change since the previous period; the card links to the records. */
export function FigureCard({ name, to, figure, change, note }: Props) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: `analytics.${name}` });
  return (
    <Card>
      <Flex align="center" gap="1" minH="5">
        <chakra.h2 textStyle="metaStrong" color="fg.muted" truncate>
          <CardLink to={to}>{label}</CardLink>
        </chakra.h2>
        <FigureHelp figure={name} label={label} />
      </Flex>
      <chakra.div textStyle="record" fontVariantNumeric="tabular-nums" my="0.5">
        {figure ?? <Placeholder height="5" width="16" my="1" />}
      </chakra.div>
      {change && <Delta {...change} />}
      {note && (
        <chakra.div textStyle="meta" color="fg.subtle" mt="0.5">
          {note}
        </chakra.div>
      )}
    </Card>
  );
}

function Delta({ amount, direction, isGood, before }: Change) {
  const { formatMessage } = useIntl();
  return (
    <Flex wrap="wrap" columnGap="1.5" textStyle="meta" fontVariantNumeric="tabular-nums">
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="0.5"
        colorPalette={isGood ? 'green' : 'red'}
        color="colorPalette.fg"
        fontWeight="medium"
      >
        <Icon
          as={direction === 'up' ? ArrowUp : ArrowDown}
          boxSize="3"
          aria-hidden={false}
          role="img"
          aria-label={formatMessage({ id: `analytics.change.${direction}` })}
        />
        {amount}
      </chakra.span>
      <chakra.span color="fg.subtle">
        <FormattedMessage id="analytics.before" values={{ before }} />
      </chakra.span>
    </Flex>
  );
}

const Card = chakra('div', {
  base: {
    position: 'relative',
    minW: '0',
    ps: { base: '4', md: '5' },
    pe: '3',
    py: '3.5',
    bg: 'bg',
    transition: 'background-color {durations.hover} linear',
    _hover: { bg: 'bg.subtle' },
    '&:has(a:focus-visible)': { outline: '2px solid {colors.focusRing}', outlineOffset: '-2px' },
  },
});

/** The link covers the whole card; the help button is above it. */
const CardLink = chakra(Link, {
  base: { outline: 'none', _after: { content: '""', position: 'absolute', inset: 0 } },
});
