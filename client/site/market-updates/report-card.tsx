import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { PictureRow } from '../../ui/picture-row.tsx';
import { ArchiveBadge } from './archive-badge.tsx';
import type { Article } from './articles.ts';
import { reportFigures } from './report-values.ts';

interface Props {
  article: Article;
  date: string;
}

/** Row of the archive: picture, summary and key figure of a report. */
export function ReportCard({ article: { id, path, picture }, date }: Props) {
  return (
    <PictureRow
      picture={picture}
      figure={<FormattedMessage id={`market-updates.${id}.figure`} values={reportFigures} />}
      unit={<FormattedMessage id={`market-updates.${id}.unit`} />}
    >
      <ArchiveBadge date={date} />
      <Box as="h3" textStyle="h2" marginTop="12">
        <FormattedMessage id={`market-updates.${id}`} />
      </Box>
      <Box as="p" color="fg.muted" marginTop="8" marginBottom="12" maxWidth="46ch" textWrap="pretty">
        <FormattedMessage id={`market-updates.${id}.text`} />
      </Box>
      <ArrowLink to={path}>
        <span>
          <FormattedMessage id="market-updates.read" />
          <Box as="span" srOnly>
            : <FormattedMessage id={`market-updates.${id}`} />
          </Box>
        </span>
      </ArrowLink>
    </PictureRow>
  );
}
