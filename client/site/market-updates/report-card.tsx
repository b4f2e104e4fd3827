import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { GoLink } from '../../ui/go-link.tsx';
import { PictureLine } from '../../ui/picture-line.tsx';
import { ArchiveMark } from './archive-mark.tsx';
import type { Article } from './articles.ts';
import { reportFigures } from './report-values.ts';

interface Props {
  article: Article;
  date: string;
}

/** A line of the archive: the report's picture, what it is about, and its one figure at the end of the line. */
export function ReportCard({ article: { id, path, picture }, date }: Props) {
  return (
    <PictureLine
      picture={picture}
      figure={<FormattedMessage id={`market-updates.${id}.figure`} values={reportFigures} />}
      unit={<FormattedMessage id={`market-updates.${id}.unit`} />}
    >
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
    </PictureLine>
  );
}
