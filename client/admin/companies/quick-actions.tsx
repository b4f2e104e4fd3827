import { Button, Flex, Kbd } from '@chakra-ui/react';
import { Mail, NotebookPen, Paperclip, Phone, UserPlus, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CompanyRecordFragment } from '../../graphql/generated.ts';
import { CommunicationDialog } from '../communications/communication-dialog.tsx';
import { ContactDialog } from '../contacts/contact-dialog.tsx';
import { chooseDocument } from '../documents/choose-document.ts';
import { MailComposer } from '../mail/mail-composer.tsx';
import { useCanEdit } from '../session/session.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { NoteDialog } from './note-dialog.tsx';

type Action = 'mail' | 'call' | 'note' | 'document' | 'contact';

const actions: { name: Action; icon: LucideIcon; key?: string }[] = [
  { name: 'mail', icon: Mail, key: 'E' },
  { name: 'call', icon: Phone, key: 'L' },
  { name: 'note', icon: NotebookPen, key: 'N' },
  { name: 'document', icon: Paperclip },
  { name: 'contact', icon: UserPlus },
];

const keys = actions.flatMap(({ key }) => key?.toLowerCase() ?? []);

/** What one does with a company every day, each a key away. */
export function QuickActions({ company }: { company: CompanyRecordFragment }) {
  const { id } = company;
  const canEdit = useCanEdit();
  const [open, setOpen] = useState<Action>();
  const close = () => setOpen(undefined);
  const start = (action: Action) => (action === 'document' ? chooseDocument(id) : setOpen(action));
  useShortcuts(keys, (pressed) => {
    const action = actions.find(({ key }) => key?.toLowerCase() === pressed);
    if (canEdit && action) start(action.name);
  });

  if (!canEdit) return null;
  const primary = company.contacts.find(({ isPrimary }) => isPrimary);
  return (
    <>
      <Flex wrap="wrap" gap="2" px={{ base: '4', md: '7' }} pb="4" borderBottomWidth="1px">
        {actions.map(({ name, icon: Drawing, key }) => (
          <Button key={name} onClick={() => start(name)}>
            <Drawing aria-hidden />
            <FormattedMessage id={`company.action.${name}`} />
            {key && <Kbd>{key}</Kbd>}
          </Button>
        ))}
      </Flex>
      {open === 'mail' && (
        <MailComposer draft={{ companyId: id, contactId: primary?.id, to: primary?.email }} onClose={close} />
      )}
      {open === 'call' && <CommunicationDialog companyId={id} type="PHONE" onClose={close} />}
      {open === 'note' && <NoteDialog company={company} onClose={close} />}
      {open === 'contact' && <ContactDialog companyId={id} onClose={close} />}
    </>
  );
}
