import { Box, chakra, Flex } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface Props {
  /** Message id. */
  title: string;
  /** Shown beside the title. */
  note?: ReactNode;
  /** Shown at the end of the title row. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled section. It has no border; the parent grid separates panels by its gap. */
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
