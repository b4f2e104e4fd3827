import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useOneMarketNoteQuery } from '../../graphql/generated.ts';
import { createSubmissionId } from '../../ui/form/submission-id.ts';
import { RecordNotFound } from '../kit/record-not-found.tsx';
import { RecordColumns, RecordScreen } from '../kit/record-screen.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Screen } from '../kit/screen.tsx';
import { useIsAdmin } from '../session/session.ts';
import { NoteEditor } from './note-editor.tsx';
import { NoteSide } from './note-side.tsx';
import { NoteTexts } from './note-texts.tsx';

const list = { path: '/admin/news', title: 'news.title' };

/** The page of a market note: its editor, or its texts for a user who cannot edit it. */
export default function MarketNote() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewNote /> : <StoredNote key={id} id={id} />;
}

function NewNote() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const isAdmin = useIsAdmin();
  const [id] = useState(createSubmissionId);
  if (!isAdmin) return <Navigate to={list.path} replace />;
  return (
    <RecordScreen list={list} name={formatMessage({ id: 'news.add' })} nameIsHeading>
      <Box maxW="46rem">
        <NoteEditor id={id} onSaved={() => void navigate(`${list.path}/${id}`, { replace: true })} />
      </Box>
    </RecordScreen>
  );
}

function StoredNote({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const isAdmin = useIsAdmin();
  const [isDirty, setIsDirty] = useState(false);
  const { data, error } = useOneMarketNoteQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const note = data?.marketNote;
  if (note === null || (error && !note))
    return <RecordNotFound record="marketNote" list={list} hasError={Boolean(error)} />;
  if (!note)
    return (
      <Screen title="news.title">
        <SkeletonRows height={{ base: '52px', md: '40px' }} count={8} />
      </Screen>
    );
  const title = note.texts.find((text) => text.title)?.title;
  return (
    <RecordScreen list={list} id={id} name={title ?? formatMessage({ id: 'news.noTitle' })} nameIsHeading>
      <RecordColumns>
        <div>
          {isAdmin ? (
            <NoteEditor key={note.updatedAt} id={id} note={note} onDirtyChange={setIsDirty} />
          ) : (
            <NoteTexts note={note} />
          )}
        </div>
        <aside>
          <NoteSide note={note} isDirty={isAdmin && isDirty} />
        </aside>
      </RecordColumns>
    </RecordScreen>
  );
}
