import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { MediumName } from './media.ts';
import { Photograph } from './photograph.tsx';
import { scrim } from './scrim.ts';
import { Sheet } from './sheet.tsx';

interface Props {
  picture: MediumName;
  title: ReactNode;
  lead: ReactNode;
  /** Buttons, of which one is hot. */
  children: ReactNode;
  /** Stands below them, as wide as the sheet. */
  foot?: ReactNode;
}

/** The photograph that a page ends with, and what to do next; the floating button makes way for it. */
export function ClosingCall({ picture, title, lead, children, foot }: Props) {
  return (
    <Box as="section" className="dark" position="relative" bg="graphite.950" color="white" data-closing>
      <Photograph name={picture} sizes="100vw" alt="" subjectAtEnd />
      <Box position="absolute" inset="0" css={scrim} />
      <Sheet position="relative" paddingBlock={{ base: '208px 64px', lg: '136px' }}>
        <Box as="h2" textStyle="d2" maxWidth="13em">
          {title}
        </Box>
        <Box as="p" textStyle="lead" color="#e8eaeb" maxWidth="32em" marginTop="20">
          {lead}
        </Box>
        <Flex flexDirection={{ base: 'column', md: 'row' }} gap="12" marginTop={{ base: '28', md: '40' }}>
          {children}
        </Flex>
        {foot}
      </Sheet>
    </Box>
  );
}
