import { Box, chakra, Flex, Icon } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

interface Props {
  /** Message id. */
  title: string;
  /** Shown beside the title, such as the number of items that need attention. */
  note?: ReactNode;
  /** Shown at the far end of the title line. */
  aside?: ReactNode;
  /** Path of the screen with the whole list. */
  moreTo?: string;
  order?: number;
  children: ReactNode;
}

/** A section of a screen: a title line with its rows below. */
export function Section({ title, note, aside, moreTo, order, children }: Props) {
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
          {moreTo && <ShowAllLink to={moreTo} sectionId={id} />}
        </Flex>
      </Flex>
      {children}
    </Box>
  );
}

const StyledLink = chakra(Link, {
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

/** A link "Tümü"; screen readers also read the title of the section. */
function ShowAllLink({ to, sectionId }: { to: string; sectionId: string }) {
  const id = useId();
  return (
    <StyledLink to={to} id={id} aria-labelledby={`${sectionId} ${id}`}>
      <FormattedMessage id="admin.all" />
      <Icon as={ChevronRight} boxSize="3" aria-hidden />
    </StyledLink>
  );
}
