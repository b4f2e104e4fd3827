import {
  Box,
  chakra,
  createListCollection,
  Dialog,
  Flex,
  Icon,
  Kbd,
  Listbox,
  Portal,
  VisuallyHidden,
} from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useDebounced } from '../kit/use-debounced.ts';
import { PaletteList } from './palette-list.tsx';
import { getEntryValue, type Entry } from './palette-entry.ts';
import { usePaletteEntries } from './use-palette-entries.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  onHelp: () => void;
}

/** Command palette: search for records, screens and actions, opened by Ctrl/⌘K. */
export function Palette({ open, onClose, onHelp }: Props) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onClose} initialFocusEl={() => input.current} lazyMount unmountOnExit>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-label={formatMessage({ id: 'palette.title' })} maxW="38.75rem" overflow="hidden">
            <PaletteBody input={input} onClose={onClose} onHelp={onHelp} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const SEARCH_DEBOUNCE_MS = 150;
const MAX_QUERY_LENGTH = 200;
const getTitle = ({ title }: Entry) => title;

function PaletteBody({
  input,
  onClose,
  onHelp,
}: Omit<Props, 'open'> & { input: React.RefObject<HTMLInputElement | null> }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const text = typed.trim();
  const debounced = useDebounced(text, SEARCH_DEBOUNCE_MS);
  const { entries, pending, error, remember } = usePaletteEntries({ text, debounced, onHelp });
  const active = entries.find((entry) => getEntryValue(entry) === highlighted) ?? entries[0];

  function open(entry: Entry, inNewTab: boolean) {
    remember(entry);
    if (entry.to && inNewTab) return void window.open(entry.to, '_blank', 'noopener');
    onClose();
    if (entry.to) void navigate(entry.to);
    else entry.run?.();
  }

  // Enter was pressed before the response arrived: the first entry opens when it does.
  const openWhenLoaded = useRef(false);
  const openFirst = useEffectEvent(() => {
    if (active) open(active, false);
  });
  useEffect(() => {
    if (pending || !openWhenLoaded.current) return;
    openWhenLoaded.current = false;
    openFirst();
  }, [pending]);

  /** Handles Enter before the list does, because Ctrl+Enter opens a new tab and Enter waits for a pending search. */
  function onKeyDownCapture(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (pending) openWhenLoaded.current = true;
    else if (active) open(active, event.ctrlKey || event.metaKey);
  }

  return (
    <Listbox.Root
      collection={createListCollection({ items: entries, itemToValue: getEntryValue, itemToString: getTitle })}
      value={[]}
      highlightedValue={active ? getEntryValue(active) : null}
      onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
      loopFocus
    >
      <Flex align="center" gap="2.5" h="12" px="4" borderBottomWidth="1px">
        <Icon as={Search} boxSize="4" color="fg.subtle" aria-hidden />
        <Listbox.Input asChild>
          <chakra.input
            ref={input}
            role="combobox"
            aria-expanded
            aria-label={formatMessage({ id: 'palette.label' })}
            placeholder={formatMessage({ id: 'palette.label' })}
            dir="auto"
            maxLength={MAX_QUERY_LENGTH}
            flex="1"
            minW="0"
            bg="transparent"
            outline="none"
            fontSize={{ base: '1rem', md: '0.9375rem' }}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setHighlighted(null);
              openWhenLoaded.current = false;
            }}
            onKeyDownCapture={onKeyDownCapture}
          />
        </Listbox.Input>
        <Kbd>Esc</Kbd>
      </Flex>
      <PaletteList entries={entries} onOpen={open} />
      {error && (
        <Box role="alert" px="4" pb="3" color="red.fg">
          <FormattedMessage id="palette.failed" />
        </Box>
      )}
      {text && !pending && !error && entries.length === 0 && (
        <Box px="4" py="6" textAlign="center" color="fg.muted">
          <FormattedMessage id="palette.none" values={{ text }} />
        </Box>
      )}
      <VisuallyHidden role="status">
        {text && !pending && <FormattedMessage id="palette.found" values={{ count: entries.length }} />}
      </VisuallyHidden>
      <Flex as="footer" gap="4" px="4" py="2" borderTopWidth="1px" textStyle="meta" color="fg.subtle" hideBelow="md">
        <Hint keys={['↑', '↓']} message="palette.move" />
        <Hint keys={['↵']} message="palette.open" />
        <Hint keys={['Ctrl', '↵']} message="palette.newTab" />
      </Flex>
    </Listbox.Root>
  );
}

function Hint({ keys, message }: { keys: string[]; message: string }) {
  return (
    <Flex as="span" align="center" gap="1.5">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      <FormattedMessage id={message} />
    </Flex>
  );
}
