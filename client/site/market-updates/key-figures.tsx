import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { endTick, DimensionLine } from '../../ui/dimension-line.tsx';
import type { Article } from './articles.ts';
import { reportFigures } from './report-values.ts';

/** The key figures of a report, under a line drawn like a chain dimension of a technical drawing. */
export function KeyFigures({ article: { id, keys } }: { article: Article }) {
  const { formatMessage } = useIntl();
  const hasFour = keys.length === 4;
  return (
    <Box
      as="ul"
      aria-label={formatMessage({ id: 'market-updates.keys' })}
      display="grid"
      gridTemplateColumns={{
        base: hasFour ? '1fr 1fr' : '1fr',
        md: `repeat(${hasFour ? 2 : 3}, minmax(0, 1fr))`,
        lg: `repeat(${keys.length}, minmax(0, 1fr))`,
      }}
      rowGap="40"
      paddingBlock={{ base: '64', lg: '104' }}
    >
      {keys.map((key) => (
        <Box as="li" key={key} position="relative" paddingTop="28" paddingInlineEnd="20" css={lineEnds(hasFour)}>
          <DimensionLine />
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

/** The last figure of each row ends with a tick. */
const lineEnds = (hasFour: boolean) => ({
  '&:last-of-type': endTick,
  ...(hasFour ? { lgDown: { '&:nth-of-type(even)': endTick } } : { mdDown: endTick }),
});
