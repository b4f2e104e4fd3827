import { chakra, Flex } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { useMarketNotesQuery, type MarketNotesQuery } from '../../graphql/generated.ts';
import { AddButton } from '../kit/add-button.tsx';
import { NoMessages } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { ListRow } from '../kit/list-row.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Screen } from '../kit/screen.tsx';
import { LanguageTag } from '../kit/tags.tsx';
import { useIsAdmin } from '../session/session.ts';
import { NoteStatusMark } from './note-status.tsx';

/** The market notes of the desk, the latest first. */
export default function MarketNotes() {
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  const { data, error, refetch } = useMarketNotesQuery({ fetchPolicy: 'cache-and-network' });
  const notes = data?.marketNotes;
  return (
    <Screen
      title="news.title"
      actions={isAdmin && <AddButton label="news.add" onClick={() => void navigate('/admin/news/new')} />}
    >
      {error && !data && <ErrorStrip title="news.failed" error={error} onRetry={() => void refetch()} />}
      {!notes && !error && <SkeletonRows height={{ base: '72px', md: '60px' }} count={4} />}
      {notes?.length === 0 && <EmptyState drawing={NoMessages} message="news.none" />}
      <ul>
        {notes?.map((note) => (
          <Row key={note.id} note={note} />
        ))}
      </ul>
    </Screen>
  );
}

type Note = MarketNotesQuery['marketNotes'][number];

function Row({ note: { id, status, texts, publishAt, publishedAt, createdAt } }: { note: Note }) {
  const title = texts.find((text) => text.title)?.title;
  return (
    <ListRow>
      <chakra.div flex="1" minW="14rem" overflowWrap="anywhere">
        <chakra.p fontWeight="medium" _hover={{ textDecoration: 'underline' }} dir="auto">
          <Link to={`/admin/news/${id}`}>{title ?? <FormattedMessage id="news.noTitle" />}</Link>
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.muted">
          <FormattedDate value={publishedAt ?? publishAt ?? createdAt} dateStyle="long" timeStyle="short" />
        </chakra.p>
      </chakra.div>
      <Flex gap="1">
        {texts.map(({ language }) => (
          <LanguageTag key={language} language={language} />
        ))}
      </Flex>
      <NoteStatusMark status={status} />
    </ListRow>
  );
}
