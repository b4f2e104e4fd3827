import { chakra, Flex, Icon, Kbd, Listbox } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CustomerText } from '../kit/customer-text.tsx';
import { Monogram } from '../kit/monogram.tsx';
import type { Entry } from './palette-entry.ts';

interface Props {
  entries: readonly Entry[];
  onOpen: (entry: Entry, inNewTab: boolean) => void;
}

/** Entries of the palette in groups. The focus stays in the search field. */
export function PaletteList({ entries, onOpen }: Props) {
  const { formatMessage } = useIntl();
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <Listbox.Content
      aria-label={formatMessage({ id: 'palette.title' })}
      aria-labelledby={undefined}
      maxH={{ base: '70dvh', md: '26rem' }}
    >
      {groups.map((group) => (
        <Listbox.ItemGroup key={group}>
          <Listbox.ItemGroupLabel>
            <FormattedMessage id={`palette.group.${group}`} />
          </Listbox.ItemGroupLabel>
          {entries
            .filter((entry) => entry.group === group)
            .map((entry) => (
              <Listbox.Item
                key={entry.id}
                item={entry}
                highlightOnHover
                onClick={(event) => onOpen(entry, event.ctrlKey || event.metaKey)}
              >
                <EntryContent {...entry} />
              </Listbox.Item>
            ))}
        </Listbox.ItemGroup>
      ))}
    </Listbox.Content>
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
