import { Box, chakra, Flex } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface Props {
  /** Message id. */
  title: string;
  /** Shown beside the title. */
  note?: ReactNode;
  /** Shown at the far end of the title line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the main column of a record's page. */
export function DetailSection({ title, note, aside, children }: Props) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} px={{ base: '4', md: '7' }} py="4" borderBottomWidth="1px">
      <Flex align="center" gap="2" minH="7" mb="2">
        <chakra.h2 id={id} textStyle="head">
          <FormattedMessage id={title} />
        </chakra.h2>
        {note}
        <Flex ms="auto" align="center" gap="2">
          {aside}
        </Flex>
      </Flex>
      {children}
    </Box>
  );
}
