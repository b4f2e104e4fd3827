import { Button, Flex, Kbd } from '@chakra-ui/react';
import { FilePlus2, Mail, NotebookPen, Paperclip, Phone, UserPlus, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import type { CompanyRecordFragment } from '../../graphql/generated.ts';
import { CommunicationDialog } from '../communications/communication-dialog.tsx';
import { ContactDialog } from '../contacts/contact-dialog.tsx';
import { openDocumentPicker } from '../documents/document-picker.ts';
import { NewLeadButton } from '../leads/new-lead-button.tsx';
import { MailComposer } from '../mail/mail-composer.tsx';
import { useCanEdit } from '../session/session.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { NoteDialog } from './note-dialog.tsx';

type Action = 'mail' | 'call' | 'offer' | 'note' | 'document' | 'contact';

const actions: { name: Action; icon: LucideIcon; key?: string }[] = [
  { name: 'mail', icon: Mail, key: 'E' },
  { name: 'call', icon: Phone, key: 'L' },
  { name: 'offer', icon: FilePlus2, key: 'T' },
  { name: 'note', icon: NotebookPen, key: 'N' },
  { name: 'document', icon: Paperclip },
  { name: 'contact', icon: UserPlus },
];

const keys = actions.flatMap(({ key }) => key?.toLowerCase() ?? []);

/** Buttons for the most frequent actions on a company, with keyboard shortcuts. */
export function QuickActions({ company }: { company: CompanyRecordFragment }) {
  const { id } = company;
  const canEdit = useCanEdit();
  const navigate = useNavigate();
  const [openAction, setOpenAction] = useState<Action>();
  const close = () => setOpenAction(undefined);
  function startAction(action: Action) {
    if (action === 'document') openDocumentPicker(id);
    else if (action === 'offer') void navigate(`/admin/offers/new?company=${id}`);
    else setOpenAction(action);
  }
  useShortcuts(keys, (pressed) => {
    const action = actions.find(({ key }) => key?.toLowerCase() === pressed);
    if (canEdit && action) startAction(action.name);
  });

  if (!canEdit) return null;
  const primary = company.contacts.find(({ isPrimary }) => isPrimary);
  return (
    <>
      <Flex wrap="wrap" gap="2" px={{ base: '4', md: '7' }} pb="4" borderBottomWidth="1px">
        {actions.map(({ name, icon: ActionIcon, key }) => (
          <Button key={name} onClick={() => startAction(name)}>
            <ActionIcon aria-hidden />
            <FormattedMessage id={`company.action.${name}`} />
            {key && <Kbd>{key}</Kbd>}
          </Button>
        ))}
        <NewLeadButton company={company} />
      </Flex>
      {openAction === 'mail' && (
        <MailComposer draft={{ companyId: id, contactId: primary?.id, to: primary?.email }} onClose={close} />
      )}
      {openAction === 'call' && <CommunicationDialog companyId={id} type="PHONE" onClose={close} />}
      {openAction === 'note' && <NoteDialog company={company} onClose={close} />}
      {openAction === 'contact' && <ContactDialog companyId={id} onClose={close} />}
    </>
  );
}
