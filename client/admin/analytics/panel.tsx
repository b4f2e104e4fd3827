import { Box, chakra, Flex } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface Props {
  /** Message id. */
  title: string;
  /** Beside the title. */
  note?: ReactNode;
  /** At the far end. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the page with its title above, ruled off from its neighbours by whoever lays them out. */
export function Panel({ title, note, aside, children }: Props) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} bg="bg" minW="0" pb="3">
      <Flex
        align="center"
        wrap="wrap"
        columnGap="3"
        rowGap="1"
        py="1.5"
        minH={{ base: '11', md: '10' }}
        px={{ base: '4', md: '5' }}
      >
        <chakra.h2 id={id} textStyle="head">
          <FormattedMessage id={title} />
        </chakra.h2>
        {note}
        {aside && (
          <Flex ms={{ md: 'auto' }} align="center" wrap="wrap" gap="2">
            {aside}
          </Flex>
        )}
      </Flex>
      {children}
    </Box>
  );
}
