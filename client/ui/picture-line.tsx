import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MediumName } from './media.ts';
import { Picture } from './picture.tsx';

interface Props {
  picture: MediumName;
  /** What the line is about. */
  children: ReactNode;
  /** Its one figure, and below it what that counts. */
  figure: ReactNode;
  unit: ReactNode;
}

/** A line of a ledger within `Columns`: a picture, what it shows, and a figure at the end of the line. */
export function PictureLine({ picture, children, figure, unit }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Box
      as="li"
      gridColumn="1 / -1"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'subgrid' }}
      alignItems="center"
      rowGap="20"
      paddingBlock="28"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Box gridColumn={{ md: '1 / span 4' }} aspectRatio="16/10" overflow="hidden" bg="graphite.150">
        <Picture
          name={picture}
          sizes="(min-width: 1024px) 27rem, (min-width: 761px) 33vw, 100vw"
          alt={formatMessage({ id: `media.${picture}` })}
        />
      </Box>
      <Box as="article" gridColumn={{ md: '5 / span 5' }} paddingInlineStart={{ md: '24' }}>
        {children}
      </Box>
      <Box gridColumn={{ md: '10 / -1' }} textAlign={{ md: 'end' }}>
        <Box as="p" textStyle="fig">
          {figure}
        </Box>
        <Box as="p" fontWeight="500" color="fg.muted" marginTop="8">
          {unit}
        </Box>
      </Box>
    </Box>
  );
}
