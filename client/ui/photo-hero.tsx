import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MediumName } from './media.ts';
import { Photograph } from './photograph.tsx';
import { scrim } from './scrim.ts';
import { PageContainer } from './page-container.tsx';

interface Props {
  picture: MediumName;
  title: ReactNode;
  lead: ReactNode;
  /** About half as high as the window. */
  low?: boolean;
  /** Buttons. */
  children?: ReactNode;
}

/** The hero of a page: title, one sentence and buttons over a photograph, on the side that the scrim darkens. */
export function PhotoHero({ picture, title, lead, low = false, children }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Box
      as="section"
      className="dark"
      position="relative"
      display="flex"
      minHeight={low ? 'max(52svh, 28rem)' : { base: 'max(86svh, 36rem)', lg: 'max(72svh, 38rem)' }}
      bg="graphite.950"
      color="white"
    >
      <Photograph name={picture} sizes="100vw" alt={formatMessage({ id: `media.${picture}` })} priority subjectAtEnd />
      <Box position="absolute" inset="0" css={scrim} />
      <PageContainer
        position="relative"
        display="flex"
        flexDirection="column"
        justifyContent="flex-end"
        paddingTop="calc(var(--header) + 3rem)"
        paddingBottom={{ base: '48', lg: '80' }}
      >
        <Box as="h1" textStyle="d1" maxWidth="11.5em">
          {title}
        </Box>
        <Box as="p" textStyle="lead" color="#e8eaeb" maxWidth="34em" marginTop={{ base: '20', md: '28' }}>
          {lead}
        </Box>
        {children && (
          <Flex
            flexDirection={{ base: 'column', md: 'row' }}
            gap="12"
            marginTop={{ base: '28', md: '40' }}
            _print={{ display: 'none' }}
          >
            {children}
          </Flex>
        )}
      </PageContainer>
    </Box>
  );
}
