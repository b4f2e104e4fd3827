import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { chainEnd, Dimension } from '../../ui/dimension.tsx';
import type { Article } from './articles.ts';
import { reportFigures } from './report-values.ts';

/** What a report comes down to, measured off like the links of a chain dimension. */
export function KeyFigures({ article: { id, keys } }: { article: Article }) {
  const { formatMessage } = useIntl();
  const four = keys.length === 4;
  return (
    <Box
      as="ul"
      aria-label={formatMessage({ id: 'market-updates.keys' })}
      display="grid"
      gridTemplateColumns={{
        base: four ? '1fr 1fr' : '1fr',
        md: `repeat(${four ? 2 : 3}, minmax(0, 1fr))`,
        lg: `repeat(${keys.length}, minmax(0, 1fr))`,
      }}
      rowGap="40"
      paddingBlock={{ base: '64', lg: '104' }}
    >
      {keys.map((key) => (
        <Box as="li" key={key} position="relative" paddingTop="28" paddingInlineEnd="20" css={ends(four)}>
          <Dimension />
          <Box as="p" textStyle="h1" fontWeight="500" fontVariantNumeric="tabular-nums lining-nums">
            <FormattedMessage id={`${id}.key.${key}`} values={reportFigures} />
          </Box>
          <Box as="p" color="fg.muted" marginTop="8" maxWidth="30ch" textWrap="pretty">
            <FormattedMessage id={`${id}.key.${key}.text`} values={reportFigures} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The last link of each line ends with a tick. */
const ends = (four: boolean) => ({
  '&:last-of-type': chainEnd,
  ...(four ? { lgDown: { '&:nth-of-type(even)': chainEnd } } : { mdDown: chainEnd }),
});
