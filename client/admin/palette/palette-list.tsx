import { Box, chakra, Flex, Icon, Kbd } from '@chakra-ui/react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Monogram } from '../kit/monogram.tsx';
import { CustomerText } from '../kit/customer-text.tsx';
import type { Entry } from './palette-entry.ts';

interface Props {
  id: string;
  entries: readonly Entry[];
  active?: Entry;
  onHighlight: (entry: Entry) => void;
  onOpen: (entry: Entry, inNewTab: boolean) => void;
}

/** Entries of the palette in groups. The focus stays in the search field; arrow keys and pointer move the active entry. */
export function PaletteList({ id, entries, active, onHighlight, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <Box ref={list} id={id} role="listbox" px="2" pb="2" maxH={{ base: '70dvh', md: '26rem' }} overflowY="auto">
      {groups.map((group) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <chakra.div
            id={`${id}-${group}`}
            px="2"
            pt="2.5"
            pb="1"
            textStyle="metaStrong"
            color="fg.subtle"
            role="presentation"
          >
            <FormattedMessage id={`palette.group.${group}`} />
          </chakra.div>
          {entries
            .filter((entry) => entry.group === group)
            .map((entry) => (
              <Line
                key={entry.id}
                id={`${id}-${entry.id.replaceAll(' ', '-')}`}
                role="option"
                aria-selected={entry === active}
                data-active={entry === active || undefined}
                onMouseMove={() => entry !== active && onHighlight(entry)}
                onMouseDown={(event: MouseEvent) => event.preventDefault()}
                onClick={(event: MouseEvent) => onOpen(entry, event.ctrlKey || event.metaKey)}
              >
                <EntryContent {...entry} />
              </Line>
            ))}
        </div>
      ))}
    </Box>
  );
}

function EntryContent({ icon, monogram, title, detail, note, keys }: Entry) {
  return (
    <>
      <Flex boxSize="5.5" align="center" justify="center" flexShrink="0" color="fg.muted">
        {icon && <Icon as={icon} boxSize="4" aria-hidden />}
        {monogram && <Monogram name={title} isPerson={monogram === 'person'} />}
      </Flex>
      <chakra.span flex="1" minW="0" truncate>
        <CustomerText>{title}</CustomerText>{' '}
        {detail && (
          <chakra.span color="fg.muted">
            <CustomerText>{detail}</CustomerText>
          </chakra.span>
        )}
      </chakra.span>
      {note && (
        <chakra.span textStyle="meta" color="fg.muted" whiteSpace="nowrap">
          {note}
        </chakra.span>
      )}
      {keys && (
        <Flex gap="3px">
          {keys.map((key, index) => (
            <Kbd key={index}>{key}</Kbd>
          ))}
        </Flex>
      )}
    </>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: { base: '11', md: '8' },
    px: '2',
    borderRadius: 'md',
    cursor: 'pointer',
    '&[data-active]': { bg: 'bg.emphasized' },
  },
});
