import { Box, Icon, Input, Kbd } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShortcuts } from '../shell/shortcuts.ts';

interface Props {
  value: string;
  /** Called with the trimmed text after the debounce. */
  onChange: (text: string) => void;
  /** Message id of label and placeholder. */
  label: string;
  /** Fills the width of its container. */
  fullWidth?: boolean;
}

/** Debounce of the search: milliseconds after the last key press. */
const SEARCH_DEBOUNCE_MS = 250;
const keys = ['/'];

/** The search field of a list; the key `/` focuses it. */
export function SearchField({ value, onChange, label, fullWidth }: Props) {
  const labelText = useIntl().formatMessage({ id: label });
  const input = useRef<HTMLInputElement>(null);
  const [typedText, setTypedText] = useState<string>();
  useShortcuts(keys, () => input.current?.focus());

  const emitChange = useEffectEvent((text: string) => onChange(text));
  useEffect(() => {
    if (typedText === undefined) return;
    const timer = setTimeout(() => {
      emitChange(typedText.trim());
      setTypedText(undefined);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typedText]);

  return (
    <Box position="relative" width={fullWidth ? 'full' : { base: '13rem', md: '16.25rem' }} flexShrink="0">
      <Icon
        as={Search}
        position="absolute"
        insetStart="2.5"
        top="50%"
        translate="0 -50%"
        boxSize="3.5"
        color="fg.subtle"
        aria-hidden
      />
      <Input
        ref={input}
        type="search"
        size="sm"
        ps="8"
        pe={{ base: '2', md: '9' }}
        aria-label={labelText}
        placeholder={labelText}
        value={typedText ?? value}
        onChange={({ target }) => setTypedText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && input.current?.blur()}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      <Kbd position="absolute" insetEnd="1.5" top="50%" translate="0 -50%" aria-hidden>
        /
      </Kbd>
    </Box>
  );
}
