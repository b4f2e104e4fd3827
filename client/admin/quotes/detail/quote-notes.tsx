import { Button, chakra, Flex, Kbd, Textarea } from '@chakra-ui/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MAX_QUOTE_NOTES_LENGTH } from '../../../../common/forms/quote-request-patch.ts';
import type { QuoteRecordFragment } from '../../../graphql/generated.ts';
import { useActivityListener } from '../../live/live-activity.tsx';
import { useCanEdit, useSession } from '../../session/session.ts';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { ConflictDialog } from '../../kit/conflict-dialog.tsx';
import { DetailSection } from '../../kit/detail-section.tsx';
import { useNotes } from './use-notes.ts';

const keys = ['n'];

/** The internal notes of a request. The key N focuses them, Ctrl/⌘S saves. */
export function QuoteNotes({ quote }: { quote: QuoteRecordFragment }) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const field = useRef<HTMLTextAreaElement>(null);
  const notes = useNotes(quote);
  const otherEditor = useOtherEditor(quote.id);
  useShortcuts(keys, () => field.current?.focus());

  const isTooLong = notes.text.length > MAX_QUOTE_NOTES_LENGTH;
  const canSave = notes.isDirty && !notes.isSaving && !isTooLong;
  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (canSave) void notes.save();
  }

  if (!canEdit)
    return (
      <DetailSection title="quote.notes">
        <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" color={quote.notes ? undefined : 'fg.subtle'}>
          {quote.notes ?? <FormattedMessage id="quote.noNotes" />}
        </chakra.p>
      </DetailSection>
    );
  return (
    <DetailSection
      title="quote.notes"
      note={<UnsavedMark isVisible={notes.isDirty && !notes.isSaving} />}
      aside={
        <Button disabled={!canSave} onClick={() => void notes.save()}>
          <FormattedMessage id={notes.isSaving ? 'admin.saving' : 'admin.save'} />
          <Kbd>Ctrl S</Kbd>
        </Button>
      }
    >
      {notes.hasConflict && (
        <Flex role="status" align="center" gap="3" mb="2" px="3" py="2" borderRadius="md" bg="focus.subtle">
          <chakra.span flex="1">
            <FormattedMessage
              id="quote.notesDisputed"
              values={{ other: otherEditor ?? '', known: String(Boolean(otherEditor)) }}
            />
          </chakra.span>
          <Button size="xs" onClick={() => notes.setIsResolving(true)}>
            <FormattedMessage id="quote.show" />
          </Button>
        </Flex>
      )}
      <Textarea
        ref={field}
        rows={4}
        dir="auto"
        aria-label={formatMessage({ id: 'quote.notes' })}
        aria-invalid={isTooLong || undefined}
        placeholder={formatMessage({ id: 'quote.notesHint' })}
        value={notes.text}
        onChange={({ target }) => notes.setText(target.value)}
        onKeyDown={onKeyDown}
      />
      {isTooLong && (
        <chakra.p role="alert" textStyle="meta" color="red.fg" mt="1">
          <FormattedMessage id="form.tooLong" values={{ max: MAX_QUOTE_NOTES_LENGTH }} />
        </chakra.p>
      )}
      <ConflictDialog
        open={notes.isResolving}
        otherEditor={otherEditor}
        conflicts={[{ name: 'notes', ...notes.conflict }]}
        renderLabel={() => <FormattedMessage id="quote.notes" />}
        renderValue={(_name, value) => (typeof value === 'string' && value) || '–'}
        onResolve={({ notes: side }) => side && notes.resolve(side)}
        onClose={() => notes.setIsResolving(false)}
      />
    </DetailSection>
  );
}

/** Returns the name of the other user who changed the request last while it is open. */
function useOtherEditor(id: string): string | undefined {
  const { profile } = useSession();
  const [otherEditor, setOtherEditor] = useState<string>();
  useActivityListener(({ targetId, actor }) => {
    if (targetId === id && actor && actor !== profile?.email) setOtherEditor(actor);
  });
  return otherEditor;
}

function UnsavedMark({ isVisible }: { isVisible: boolean }) {
  return (
    <chakra.span role="status" textStyle="meta" color="fg.muted">
      {isVisible && (
        <>
          <chakra.span
            display="inline-block"
            boxSize="7px"
            me="1.5"
            borderRadius="full"
            colorPalette="straw"
            bg="colorPalette.dot"
          />
          <FormattedMessage id="quote.unsaved" />
        </>
      )}
    </chakra.span>
  );
}
