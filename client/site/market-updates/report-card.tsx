import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GoLink } from '../../ui/go-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ArchiveMark } from './archive-mark.tsx';
import type { Article } from './articles.ts';
import { reportFigures } from './report-values.ts';

interface Props {
  article: Article;
  date: string;
}

/** A line of the archive: the report's picture, what it is about, and its one figure at the end of the line. */
export function ReportCard({ article: { id, path, picture }, date }: Props) {
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
        <ArchiveMark date={date} />
        <Box as="h3" textStyle="h2" marginTop="12">
          <FormattedMessage id={`market-updates.${id}`} />
        </Box>
        <Box as="p" color="fg.muted" marginTop="8" marginBottom="12" maxWidth="46ch" textWrap="pretty">
          <FormattedMessage id={`market-updates.${id}.text`} />
        </Box>
        <GoLink to={path}>
          <span>
            <FormattedMessage id="market-updates.read" />
            <Box as="span" srOnly>
              : <FormattedMessage id={`market-updates.${id}`} />
            </Box>
          </span>
        </GoLink>
      </Box>
      <Box gridColumn={{ md: '10 / -1' }} textAlign={{ md: 'end' }}>
        <Box as="p" textStyle="fig">
          <FormattedMessage id={`market-updates.${id}.figure`} values={reportFigures} />
        </Box>
        <Box as="p" fontWeight="500" color="fg.muted" marginTop="8">
          <FormattedMessage id={`market-updates.${id}.unit`} />
        </Box>
      </Box>
    </Box>
  );
}
