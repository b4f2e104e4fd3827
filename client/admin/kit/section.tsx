import { Box, chakra, Flex, Icon } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

interface Props {
  /** Message id. */
  title: string;
  /** Beside the title: how many need you. */
  note?: ReactNode;
  /** At the far end. */
  aside?: ReactNode;
  /** The screen that has the rest. */
  more?: string;
  order?: number;
  children: ReactNode;
}

/** A part of a screen: its title on a ruled line, its rows below. */
export function Section({ title, note, aside, more, order, children }: Props) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} order={order}>
      <Flex
        align="center"
        gap="2"
        h={{ base: '11', md: '10' }}
        px={{ base: '4', md: '5' }}
        borderBottomWidth="1px"
        bg={{ base: 'bg.subtle', md: 'transparent' }}
      >
        <chakra.h2 id={id} textStyle="head">
          <FormattedMessage id={title} />
        </chakra.h2>
        {note}
        <Flex ms="auto" align="center">
          {aside}
          {more && <More to={more} of={id} />}
        </Flex>
      </Flex>
      {children}
    </Box>
  );
}

const MoreLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    h: { base: '11', md: '6' },
    ps: { base: '5', md: '2' },
    textStyle: 'meta',
    color: 'fg.muted',
    _hover: { color: 'fg' },
  },
});

/** Named "Tümü" and, for screen readers, what it is all of. */
function More({ to, of }: { to: string; of: string }) {
  const id = useId();
  return (
    <MoreLink to={to} id={id} aria-labelledby={`${of} ${id}`}>
      <FormattedMessage id="admin.all" />
      <Icon as={ChevronRight} boxSize="3" aria-hidden />
    </MoreLink>
  );
}
