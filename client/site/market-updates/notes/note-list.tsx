import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { getNotePath } from '../../../../common/market-notes.ts';
import { ArrowLink } from '../../../ui/arrow-link.tsx';
import { Columns, PageContainer } from '../../../ui/page-container.tsx';
import { PictureRow } from '../../../ui/picture-row.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import type { ListedNote } from './page-notes.server.ts';

/** The notes of the desk, the latest first; nothing when there are none. */
export function NoteList({ notes }: { notes: ListedNote[] }) {
  if (notes.length === 0) return null;
  return (
    <PageContainer as="section" paddingTop="var(--section)" aria-labelledby="notes">
      <SectionHead
        id="notes"
        title={<FormattedMessage id="market-updates.notes" />}
        lead={<FormattedMessage id="market-updates.notes.lead" />}
      />
      <Columns as="ul">
        {notes.map(({ slug, picture, title, summary, date, publishedAt }) => (
          <PictureRow key={slug} picture={picture}>
            <Box as="p" textStyle="small">
              <time dateTime={publishedAt}>{date}</time>
            </Box>
            <Box as="h3" textStyle="h2" marginTop="8">
              {title}
            </Box>
            <Box as="p" color="fg.muted" marginTop="8" marginBottom="12" maxWidth="58ch" textWrap="pretty">
              {summary}
            </Box>
            <ArrowLink to={getNotePath(slug)}>
              <span>
                <FormattedMessage id="market-updates.note.read" />
                <Box as="span" srOnly>
                  : {title}
                </Box>
              </span>
            </ArrowLink>
          </PictureRow>
        ))}
      </Columns>
    </PageContainer>
  );
}
