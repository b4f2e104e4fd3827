import { Button, chakra, Flex, Kbd, Textarea } from '@chakra-ui/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxQuoteNotes } from '../../../../common/forms/quote-request-patch.ts';
import type { QuoteRecordFragment } from '../../../graphql/generated.ts';
import { useOnActivity } from '../../live/live-activity.tsx';
import { useCanEdit, useSession } from '../../session/session.ts';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { ConflictDialog } from '../../kit/conflict-dialog.tsx';
import { Part } from './part.tsx';
import { useNotes } from './use-notes.ts';

const keys = ['n'];

/** The desk's own notes. N leads here, Ctrl/⌘S saves. */
export function QuoteNotes({ quote }: { quote: QuoteRecordFragment }) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const field = useRef<HTMLTextAreaElement>(null);
  const notes = useNotes(quote);
  const other = useOther(quote.id);
  useShortcuts(keys, () => field.current?.focus());

  const tooLong = notes.typed.length > maxQuoteNotes;
  const ready = notes.changed && !notes.busy && !tooLong;
  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (ready) void notes.save();
  }

  if (!canEdit)
    return (
      <Part title="quote.notes">
        <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" color={quote.notes ? undefined : 'fg.subtle'}>
          {quote.notes ?? <FormattedMessage id="quote.noNotes" />}
        </chakra.p>
      </Part>
    );
  return (
    <Part
      title="quote.notes"
      note={<Unsaved shown={notes.changed && !notes.busy} />}
      aside={
        <Button disabled={!ready} onClick={() => void notes.save()}>
          <FormattedMessage id={notes.busy ? 'admin.saving' : 'admin.save'} />
          <Kbd>Ctrl S</Kbd>
        </Button>
      }
    >
      {notes.disputed && (
        <Flex role="status" align="center" gap="3" mb="2" px="3" py="2" borderRadius="md" bg="focus.subtle">
          <chakra.span flex="1">
            <FormattedMessage id="quote.notesDisputed" values={{ other: other ?? '', known: String(Boolean(other)) }} />
          </chakra.span>
          <Button size="xs" onClick={() => notes.ask(true)}>
            <FormattedMessage id="quote.show" />
          </Button>
        </Flex>
      )}
      <Textarea
        ref={field}
        rows={4}
        dir="auto"
        aria-label={formatMessage({ id: 'quote.notes' })}
        aria-invalid={tooLong || undefined}
        placeholder={formatMessage({ id: 'quote.notesHint' })}
        value={notes.typed}
        onChange={({ target }) => notes.setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      {tooLong && (
        <chakra.p role="alert" textStyle="meta" color="red.fg" mt="1">
          <FormattedMessage id="form.tooLong" values={{ max: maxQuoteNotes }} />
        </chakra.p>
      )}
      <ConflictDialog
        open={notes.asking}
        other={other}
        conflicts={[{ name: 'notes', ...notes.versions }]}
        label={() => <FormattedMessage id="quote.notes" />}
        show={(_name, value) => (typeof value === 'string' && value) || '–'}
        onResolve={({ notes: choice }) => choice && notes.resolve(choice)}
        onClose={() => notes.ask(false)}
      />
    </Part>
  );
}

/** Who else last changed the request while it is open. */
function useOther(id: string): string | undefined {
  const { profile } = useSession();
  const [other, setOther] = useState<string>();
  useOnActivity(({ targetId, actor }) => {
    if (targetId === id && actor && actor !== profile?.email) setOther(actor);
  });
  return other;
}

function Unsaved({ shown }: { shown: boolean }) {
  return (
    <chakra.span role="status" textStyle="meta" color="fg.muted">
      {shown && (
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
