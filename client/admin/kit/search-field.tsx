import { Box, Icon, Input, Kbd } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShortcuts } from '../shell/shortcuts.ts';

interface Props {
  value: string;
  /** Told once nobody has typed for a moment. */
  onChange: (text: string) => void;
  /** Message id of what can be looked for. */
  label: string;
  /** Takes the width that it is given. */
  full?: boolean;
}

/** Milliseconds without a key after which the list is asked. */
const pause = 250;
const keys = ['/'];

/** What a list is searched for; `/` leads here. */
export function SearchField({ value, onChange, label, full }: Props) {
  const words = useIntl().formatMessage({ id: label });
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  useShortcuts(keys, () => input.current?.focus());

  const tell = useEffectEvent((text: string) => onChange(text));
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      tell(typed.trim());
      setTyped(undefined);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <Box position="relative" width={full ? 'full' : { base: '13rem', md: '16.25rem' }} flexShrink="0">
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
        aria-label={words}
        placeholder={words}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && input.current?.blur()}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      <Kbd position="absolute" insetEnd="1.5" top="50%" translate="0 -50%" aria-hidden>
        /
      </Kbd>
    </Box>
  );
}
