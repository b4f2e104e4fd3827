import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../graphql/failure.ts';
import { QuoteDocument, useSaveQuoteNotesMutation, type QuoteRecordFragment } from '../../../graphql/generated.ts';
import { notify } from '../../../ui/toast/notify.ts';

/** The notes of one version of the request. */
interface NotesVersion {
  notes: string;
  version: string;
}

const toNotesVersion = ({ notes, updatedAt }: Pick<QuoteRecordFragment, 'notes' | 'updatedAt'>): NotesVersion => ({
  notes: notes ?? '',
  version: updatedAt,
});

/**
 * The state of the notes editor. Changes that others make to the request are applied while the user types; only when
 * both changed the notes, the user has to resolve the conflict.
 */
export function useNotes(quote: QuoteRecordFragment) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const [saveNotes, { loading: isSaving }] = useSaveQuoteNotesMutation();
  const [base, setBase] = useState(() => toNotesVersion(quote));
  const [text, setText] = useState(base.notes);
  const [isResolving, setIsResolving] = useState(false);

  const theirs = toNotesVersion(quote);
  const isDirty = text !== base.notes;
  if (!isSaving && theirs.version !== base.version && (theirs.notes === base.notes || !isDirty)) {
    setBase(theirs);
    if (!isDirty) setText(theirs.notes);
  }

  async function save(version = base.version): Promise<void> {
    const { id } = quote;
    try {
      const { data } = await saveNotes({ variables: { id, notes: text, version } });
      if (!data) return;
      const saved = toNotesVersion(data.updateQuoteRequest);
      setBase(saved);
      setText((current) => (current === text ? saved.notes : current));
      notify({ type: 'success', title: formatMessage({ id: 'quote.notesSaved' }), topic: 'notes' });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'refused' || failure.code !== 'CONFLICT') {
        showFailure();
        return;
      }
      const { data } = await client
        .query({ query: QuoteDocument, variables: { id }, fetchPolicy: 'network-only' })
        .catch(() => ({ data: undefined }));
      const latest = data?.quoteRequest && toNotesVersion(data.quoteRequest);
      if (!latest || latest.version === version) {
        showFailure();
        return;
      }
      if (latest.notes === base.notes) return save(latest.version);
      setIsResolving(true);
    }
  }
  const showFailure = () =>
    notify({ type: 'error', title: formatMessage({ id: 'quote.notesFailed' }), topic: 'notes' });

  return {
    text,
    setText,
    isDirty,
    isSaving,
    save: () => save(),
    /** Another user saved different notes while this user was typing. */
    hasConflict: isDirty && theirs.notes !== base.notes && theirs.notes !== text,
    /** The conflict dialog is open. */
    isResolving,
    setIsResolving,
    conflict: { original: base.notes, mine: text, theirs: theirs.notes },
    resolve(side: 'mine' | 'theirs') {
      setIsResolving(false);
      if (side === 'mine') return void save(theirs.version);
      setBase(theirs);
      setText(theirs.notes);
    },
  };
}
