import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../graphql/failure.ts';
import { QuoteDocument, useSaveQuoteNotesMutation, type QuoteRecordFragment } from '../../../graphql/generated.ts';
import { notify } from '../../../ui/toast/notify.ts';

/** The notes as somebody saw them when they began to type. */
interface Seen {
  notes: string;
  version: string;
}

const seenIn = ({ notes, updatedAt }: Pick<QuoteRecordFragment, 'notes' | 'updatedAt'>): Seen => ({
  notes: notes ?? '',
  version: updatedAt,
});

/**
 * Notes in the making. What others change of the request comes in beside what is typed; only where both changed the notes somebody has
 * to choose.
 */
export function useNotes(quote: QuoteRecordFragment) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const [saveNotes, { loading: busy }] = useSaveQuoteNotesMutation();
  const [seen, setSeen] = useState(() => seenIn(quote));
  const [typed, setTyped] = useState(seen.notes);
  const [asking, setAsking] = useState(false);

  const theirs = seenIn(quote);
  const changed = typed !== seen.notes;
  if (!busy && theirs.version !== seen.version && (theirs.notes === seen.notes || !changed)) {
    setSeen(theirs);
    if (!changed) setTyped(theirs.notes);
  }

  async function save(version = seen.version): Promise<void> {
    const { id } = quote;
    try {
      const { data } = await saveNotes({ variables: { id, notes: typed, version } });
      if (!data) return;
      const saved = seenIn(data.updateQuoteRequest);
      setSeen(saved);
      setTyped((now) => (now === typed ? saved.notes : now));
      notify({ type: 'success', title: formatMessage({ id: 'quote.notesSaved' }), topic: 'notes' });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'refused' || failure.code !== 'CONFLICT') return failed();
      const { data } = await client
        .query({ query: QuoteDocument, variables: { id }, fetchPolicy: 'network-only' })
        .catch(() => ({ data: undefined }));
      const now = data?.quoteRequest && seenIn(data.quoteRequest);
      if (!now || now.version === version) return failed();
      if (now.notes === seen.notes) return save(now.version);
      setAsking(true);
    }
  }
  const failed = () => notify({ type: 'error', title: formatMessage({ id: 'quote.notesFailed' }), topic: 'notes' });

  return {
    typed,
    setTyped,
    changed,
    busy,
    save: () => save(),
    /** Somebody else saved other notes meanwhile. */
    disputed: changed && theirs.notes !== seen.notes && theirs.notes !== typed,
    /** Whose notes are to stand is being asked. */
    asking,
    ask: setAsking,
    versions: { original: seen.notes, mine: typed, theirs: theirs.notes },
    resolve(choice: 'mine' | 'theirs') {
      setAsking(false);
      if (choice === 'mine') return void save(theirs.version);
      setSeen(theirs);
      setTyped(theirs.notes);
    },
  };
}
