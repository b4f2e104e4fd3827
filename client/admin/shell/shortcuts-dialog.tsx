import { chakra, Dialog, Flex, Kbd, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCanEdit } from '../session/session.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { destinations } from './navigation.ts';

interface Group {
  title: string;
  /** Message ids and what to press. Who may not edit has no use for some. */
  rows: { name: string; keys: string[]; edits?: boolean }[];
}

/** What works on every page, where G leads to, and the keys of lists and of the timeline. */
const groups: Group[] = [
  {
    title: 'shortcuts.everywhere',
    rows: [
      { name: 'palette.title', keys: ['Ctrl', 'K'] },
      { name: 'shortcuts.title', keys: ['?'] },
      { name: 'shortcuts.newCompany', keys: ['C'], edits: true },
      { name: 'shortcuts.theme', keys: ['Shift', 'T'] },
      { name: 'shortcuts.close', keys: ['Esc'] },
      { name: 'shortcuts.toasts', keys: ['Alt', 'T'] },
    ],
  },
  {
    title: 'shortcuts.go',
    rows: destinations.map(({ name, letter }) => ({ name: `nav.${name}`, keys: ['G', letter] })),
  },
  {
    title: 'shortcuts.list',
    rows: [
      { name: 'shortcuts.next', keys: ['J', 'K'] },
      { name: 'shortcuts.openRow', keys: ['Enter'] },
      { name: 'shortcuts.search', keys: ['/'] },
    ],
  },
  {
    title: 'quotes.title',
    rows: [
      { name: 'shortcuts.view', keys: ['V'] },
      { name: 'shortcuts.select', keys: ['X'], edits: true },
      { name: 'shortcuts.selectRange', keys: ['Shift', 'X'], edits: true },
      { name: 'shortcuts.status', keys: ['1', '…', '6'], edits: true },
      { name: 'shortcuts.statusMenu', keys: ['S'], edits: true },
      { name: 'shortcuts.priorityMenu', keys: ['P'], edits: true },
      { name: 'admin.undo', keys: ['Z'], edits: true },
      { name: 'quote.sendMail', keys: ['E'], edits: true },
      { name: 'quote.createOffer', keys: ['T'], edits: true },
      { name: 'quote.notes', keys: ['N'], edits: true },
    ],
  },
  {
    title: 'company.title',
    rows: [
      { name: 'company.action.mail', keys: ['E'], edits: true },
      { name: 'company.action.call', keys: ['L'], edits: true },
      { name: 'company.action.note', keys: ['N'], edits: true },
      { name: 'admin.edit', keys: ['D'], edits: true },
      { name: 'admin.save', keys: ['Ctrl', 'S'], edits: true },
    ],
  },
  {
    title: 'nav.communications',
    rows: [
      { name: 'communications.new', keys: ['C'], edits: true },
      { name: 'communications.filters', keys: ['F'] },
      { name: 'filter.clear', keys: ['Shift', 'F'] },
      { name: 'communications.reply', keys: ['R'], edits: true },
      { name: 'admin.edit', keys: ['D'], edits: true },
      { name: 'admin.delete', keys: ['Delete'], edits: true },
      { name: 'shortcuts.send', keys: ['Ctrl', '↵'], edits: true },
    ],
  },
];

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Every key that does something, and no other. */
export function ShortcutsDialog({ open, onClose }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Dialog.Root open={open} onOpenChange={onClose} size="lg" lazyMount unmountOnExit>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>
                <FormattedMessage id="shortcuts.title" />
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <chakra.div columnCount={{ md: 2 }} columnGap="11">
                {groups.map((group) => (
                  <Group key={group.title} {...group} />
                ))}
              </chakra.div>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <IconButton icon={X} label={formatMessage({ id: 'admin.close' })} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Group({ title, rows }: Group) {
  const canEdit = useCanEdit();
  return (
    <chakra.section breakInside="avoid" pb="4">
      <chakra.h3 textStyle="metaStrong" color="fg.subtle" pb="1">
        <FormattedMessage id={title} />
      </chakra.h3>
      <chakra.dl>
        {rows
          .filter(({ edits }) => canEdit || !edits)
          .map(({ name, keys }) => (
            <Flex
              key={name}
              align="center"
              justify="space-between"
              h="8"
              borderBottomWidth="1px"
              borderColor="border.subtle"
            >
              <dt>
                <FormattedMessage id={name} />
              </dt>
              <Flex as="dd" gap="3px">
                {keys.map((key, index) => (
                  <Kbd key={index} display="inline-block">
                    {key}
                  </Kbd>
                ))}
              </Flex>
            </Flex>
          ))}
      </chakra.dl>
    </chakra.section>
  );
}
