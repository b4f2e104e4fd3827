import { Box, chakra, Flex, Icon, Kbd } from '@chakra-ui/react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Monogram } from '../kit/monogram.tsx';
import { Theirs } from '../kit/theirs.tsx';
import type { Entry } from './palette-entry.ts';

interface Props {
  id: string;
  entries: readonly Entry[];
  active?: Entry;
  onPoint: (entry: Entry) => void;
  onOpen: (entry: Entry, inNewTab: boolean) => void;
}

/** What the palette found, kind by kind. The focus stays in its field; the active line follows the arrows and the pointer. */
export function PaletteList({ id, entries, active, onPoint, onOpen }: Props) {
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
                onMouseMove={() => entry !== active && onPoint(entry)}
                onMouseDown={(event: MouseEvent) => event.preventDefault()}
                onClick={(event: MouseEvent) => onOpen(entry, event.ctrlKey || event.metaKey)}
              >
                <Words {...entry} />
              </Line>
            ))}
        </div>
      ))}
    </Box>
  );
}

function Words({ icon, monogram, title, detail, note, keys }: Entry) {
  return (
    <>
      <Flex boxSize="5.5" align="center" justify="center" flexShrink="0" color="fg.muted">
        {icon && <Icon as={icon} boxSize="4" aria-hidden />}
        {monogram && <Monogram name={title} person={monogram === 'person'} />}
      </Flex>
      <chakra.span flex="1" minW="0" truncate>
        <Theirs>{title}</Theirs>{' '}
        {detail && (
          <chakra.span color="fg.muted">
            <Theirs>{detail}</Theirs>
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
