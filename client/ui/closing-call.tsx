import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { MediumName } from './media.ts';
import { Photograph } from './photograph.tsx';
import { scrim } from './scrim.ts';
import { PageContainer } from './page-container.tsx';

interface Props {
  picture: MediumName;
  title: ReactNode;
  lead: ReactNode;
  /** Buttons; one of them in the accent colour. */
  children: ReactNode;
  /** Shown below the buttons in full width. */
  foot?: ReactNode;
}

/** The call to action at the end of a page, over a photograph. `data-closing` hides the floating quote button. */
export function ClosingCall({ picture, title, lead, children, foot }: Props) {
  return (
    <Box as="section" className="dark" position="relative" bg="graphite.950" color="white" data-closing>
      <Photograph name={picture} sizes="100vw" alt="" subjectAtEnd />
      <Box position="absolute" inset="0" css={scrim} />
      <PageContainer position="relative" paddingBlock={{ base: '208px 64px', lg: '136px' }}>
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
      </PageContainer>
    </Box>
  );
}
