import { chakra, Dialog, Flex, Kbd, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCanEdit } from '../session/session.ts';
import { ToolbarButton } from '../kit/toolbar-button.tsx';
import { mainPages, notificationsPage } from './navigation.ts';

interface ShortcutGroup {
  /** Message id. */
  title: string;
  rows: {
    /** Message id. */
    name: string;
    keys: string[];
    /** Shown only to users who can edit. */
    isEditorOnly?: boolean;
  }[];
}

const groups: ShortcutGroup[] = [
  {
    title: 'shortcuts.everywhere',
    rows: [
      { name: 'palette.title', keys: ['Ctrl', 'K'] },
      { name: 'shortcuts.title', keys: ['?'] },
      { name: 'lead.add', keys: ['Q'], isEditorOnly: true },
      { name: 'shortcuts.newCompany', keys: ['C'], isEditorOnly: true },
      { name: 'shortcuts.theme', keys: ['Shift', 'T'] },
      { name: 'shortcuts.close', keys: ['Esc'] },
      { name: 'shortcuts.toasts', keys: ['Alt', 'T'] },
    ],
  },
  {
    title: 'shortcuts.go',
    rows: [
      ...mainPages.map(({ name, letter, isEditorOnly }) => ({
        name: `nav.${name}`,
        keys: ['G', letter],
        isEditorOnly,
      })),
      { name: 'nav.notifications', keys: ['G', notificationsPage.letter] },
    ],
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
      { name: 'shortcuts.select', keys: ['X'], isEditorOnly: true },
      { name: 'shortcuts.selectRange', keys: ['Shift', 'X'], isEditorOnly: true },
      { name: 'shortcuts.status', keys: ['1', '…', '6'], isEditorOnly: true },
      { name: 'shortcuts.statusMenu', keys: ['S'], isEditorOnly: true },
      { name: 'shortcuts.priorityMenu', keys: ['P'], isEditorOnly: true },
      { name: 'shortcuts.ownerMenu', keys: ['A'], isEditorOnly: true },
      { name: 'admin.undo', keys: ['Z'], isEditorOnly: true },
      { name: 'quote.sendMail', keys: ['E'], isEditorOnly: true },
      { name: 'tasks.logCall', keys: ['L'], isEditorOnly: true },
      { name: 'tasks.add', keys: ['Y'], isEditorOnly: true },
      { name: 'quote.createOffer', keys: ['T'], isEditorOnly: true },
      { name: 'quote.notes', keys: ['N'], isEditorOnly: true },
    ],
  },
  {
    title: 'nav.inbox',
    rows: [
      { name: 'inbox.lead', keys: ['A'], isEditorOnly: true },
      { name: 'inbox.link', keys: ['B'], isEditorOnly: true },
      { name: 'inbox.ignore', keys: ['Y'], isEditorOnly: true },
      { name: 'admin.undo', keys: ['Z'], isEditorOnly: true },
    ],
  },
  {
    title: 'order.title',
    rows: [
      { name: 'order.confirm', keys: ['O'], isEditorOnly: true },
      { name: 'admin.edit', keys: ['D'], isEditorOnly: true },
      { name: 'shortcuts.ownerMenu', keys: ['A'], isEditorOnly: true },
    ],
  },
  {
    title: 'company.title',
    rows: [
      { name: 'company.action.mail', keys: ['E'], isEditorOnly: true },
      { name: 'company.action.call', keys: ['L'], isEditorOnly: true },
      { name: 'company.action.offer', keys: ['T'], isEditorOnly: true },
      { name: 'company.action.note', keys: ['N'], isEditorOnly: true },
      { name: 'tasks.add', keys: ['Y'], isEditorOnly: true },
      { name: 'shortcuts.ownerMenu', keys: ['A'], isEditorOnly: true },
      { name: 'admin.edit', keys: ['D'], isEditorOnly: true },
      { name: 'admin.save', keys: ['Ctrl', 'S'], isEditorOnly: true },
    ],
  },
  {
    title: 'offer.title',
    rows: [
      { name: 'shortcuts.nextRow', keys: ['Enter'], isEditorOnly: true },
      { name: 'shortcuts.duplicateRow', keys: ['Ctrl', 'D'], isEditorOnly: true },
      { name: 'shortcuts.moveRow', keys: ['Alt', '↑', '↓'], isEditorOnly: true },
      { name: 'shortcuts.removeRow', keys: ['Ctrl', 'Backspace'], isEditorOnly: true },
      { name: 'shortcuts.restoreCell', keys: ['Esc'], isEditorOnly: true },
      { name: 'shortcuts.catalogue', keys: ['F4'], isEditorOnly: true },
      { name: 'admin.save', keys: ['Ctrl', 'S'], isEditorOnly: true },
      { name: 'shortcuts.send', keys: ['Ctrl', '↵'], isEditorOnly: true },
    ],
  },
  {
    title: 'nav.communications',
    rows: [
      { name: 'communications.new', keys: ['C'], isEditorOnly: true },
      { name: 'communications.filters', keys: ['F'] },
      { name: 'filter.clear', keys: ['Shift', 'F'] },
      { name: 'communications.reply', keys: ['R'], isEditorOnly: true },
      { name: 'admin.edit', keys: ['D'], isEditorOnly: true },
      { name: 'admin.delete', keys: ['Delete'], isEditorOnly: true },
      { name: 'shortcuts.send', keys: ['Ctrl', '↵'], isEditorOnly: true },
    ],
  },
];

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Lists all shortcuts that the user can use. */
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
                  <ShortcutSection key={group.title} {...group} />
                ))}
              </chakra.div>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <ToolbarButton icon={X} label={formatMessage({ id: 'admin.close' })} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function ShortcutSection({ title, rows }: ShortcutGroup) {
  const canEdit = useCanEdit();
  return (
    <chakra.section breakInside="avoid" pb="4">
      <chakra.h3 textStyle="metaStrong" color="fg.subtle" pb="1">
        <FormattedMessage id={title} />
      </chakra.h3>
      <chakra.dl>
        {rows
          .filter(({ isEditorOnly }) => canEdit || !isEditorOnly)
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
