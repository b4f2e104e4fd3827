import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MediumName } from './media.ts';
import { Picture } from './picture.tsx';

interface Props {
  picture: MediumName;
  /** Title and text. */
  children: ReactNode;
  /** A key figure, and below it its unit. */
  figure?: ReactNode;
  unit?: ReactNode;
}

/** A row within `Columns`: picture, text and perhaps a key figure. */
export function PictureRow({ picture, children, figure, unit }: Props) {
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
      <Box as="article" gridColumn={{ md: figure ? '5 / span 5' : '5 / -1' }} paddingInlineStart={{ md: '24' }}>
        {children}
      </Box>
      {figure && (
        <Box gridColumn={{ md: '10 / -1' }} textAlign={{ md: 'end' }}>
          <Box as="p" textStyle="fig">
            {figure}
          </Box>
          <Box as="p" fontWeight="500" color="fg.muted" marginTop="8">
            {unit}
          </Box>
        </Box>
      )}
    </Box>
  );
}
