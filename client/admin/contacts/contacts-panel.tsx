import { Button, chakra, Flex, Icon, Menu, Tag } from '@chakra-ui/react';
import { Ellipsis, MailWarning, MailX, Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { ContactRecordFragment } from '../../graphql/generated.ts';
import { useCanEdit } from '../session/session.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { EmailAddress } from '../kit/email-address.tsx';
import { ToolbarButton } from '../kit/toolbar-button.tsx';
import { Monogram } from '../kit/monogram.tsx';
import { PaneSection } from '../kit/record-screen.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { ConsentHistory } from './consent-history.tsx';
import { ContactPosition } from './contact-position.tsx';
import { useContactChanges } from './use-contact-changes.ts';

interface Props {
  companyId: string;
  contacts: readonly ContactRecordFragment[];
  count: number;
}

/** The contacts of a company, the primary one first. */
export function ContactsPanel({ companyId, contacts, count }: Props) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const [contactToEdit, setContactToEdit] = useState<ContactRecordFragment | 'new'>();
  const [contactToDelete, setContactToDelete] = useState<ContactRecordFragment>();
  const { makePrimary, deleteContact, withdrawConsent } = useContactChanges();

  return (
    <PaneSection
      title="contacts.title"
      note={<FormattedNumber value={count} />}
      aside={
        canEdit && (
          <ToolbarButton
            icon={Plus}
            label={formatMessage({ id: 'contacts.new' })}
            onClick={() => setContactToEdit('new')}
          />
        )
      }
    >
      {contacts.length === 0 && (
        <chakra.p color="fg.subtle">
          <FormattedMessage id="contacts.none" />
        </chakra.p>
      )}
      <chakra.ul display="grid" gap="1.5">
        {contacts.map((contact) => (
          <ContactItem
            key={contact.id}
            contact={contact}
            actions={
              canEdit && (
                <ContactMenu
                  contact={contact}
                  onEdit={() => setContactToEdit(contact)}
                  onMakePrimary={() => void makePrimary(contact)}
                  onWithdraw={() => void withdrawConsent(contact)}
                  onDelete={() => setContactToDelete(contact)}
                />
              )
            }
          />
        ))}
      </chakra.ul>
      {contactToEdit && (
        <ContactDialog
          companyId={companyId}
          contact={contactToEdit === 'new' ? undefined : contactToEdit}
          onClose={() => setContactToEdit(undefined)}
        />
      )}
      <ConfirmDialog
        open={contactToDelete !== undefined}
        title={<FormattedMessage id="contacts.delete.title" values={{ name: contactToDelete?.name }} />}
        action="admin.delete"
        onConfirm={() => {
          if (contactToDelete) void deleteContact(contactToDelete);
          setContactToDelete(undefined);
        }}
        onClose={() => setContactToDelete(undefined)}
      >
        <FormattedMessage id="contacts.delete.text" />
      </ConfirmDialog>
    </PaneSection>
  );
}

function ContactItem({ contact, actions }: { contact: ContactRecordFragment; actions: React.ReactNode }) {
  const { name, position, email, phone, isPrimary, status, consents, refusesNews, bounceReason } = contact;
  return (
    <chakra.li display="grid" gridTemplateColumns="1.375rem minmax(0, 1fr) auto" columnGap="2.5" alignItems="start">
      <Monogram name={name} isPerson />
      <chakra.div minW="0" lineHeight="1.375rem">
        <Flex wrap="wrap" columnGap="2" align="center">
          <chakra.bdi fontWeight="medium" opacity={status === 'INACTIVE' ? 0.6 : undefined}>
            {name}
          </chakra.bdi>
          {position && (
            <chakra.span color="fg.subtle">
              <ContactPosition position={position} />
            </chakra.span>
          )}
          {isPrimary && (
            <Tag.Root colorPalette="grey">
              <FormattedMessage id="contacts.primary" />
            </Tag.Root>
          )}
          {status === 'INACTIVE' && (
            <Tag.Root variant="outline">
              <FormattedMessage id="contactStatus.INACTIVE" />
            </Tag.Root>
          )}
        </Flex>
        <chakra.p textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          {email && (
            <a href={`mailto:${email}`}>
              <EmailAddress email={email} />
            </a>
          )}
          {phone && (
            <>
              {email && ' · '}
              <chakra.a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr" whiteSpace="nowrap">
                {phone}
              </chakra.a>
            </>
          )}
        </chakra.p>
        {bounceReason && (
          <chakra.p textStyle="meta" color="red.fg" overflowWrap="anywhere">
            <Icon as={MailWarning} boxSize="3.5" me="1" verticalAlign="-2px" aria-hidden />
            <FormattedMessage id="contacts.bounced" values={{ reason: <bdi>{bounceReason}</bdi> }} />
          </chakra.p>
        )}
        <ConsentHistory consents={consents} refusesNews={refusesNews} />
      </chakra.div>
      {actions}
    </chakra.li>
  );
}

interface ContactMenuProps {
  contact: ContactRecordFragment;
  onEdit: () => void;
  onMakePrimary: () => void;
  onWithdraw: () => void;
  onDelete: () => void;
}

function ContactMenu({ contact, onEdit, onMakePrimary, onWithdraw, onDelete }: ContactMenuProps) {
  const { name, isPrimary, consents } = contact;
  const { formatMessage } = useIntl();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button
          variant="ghost"
          px="0"
          boxSize={{ base: '11', md: '6' }}
          aria-label={formatMessage({ id: 'contacts.actions' }, { name })}
        >
          <Icon as={Ellipsis} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item value="edit" onSelect={onEdit}>
            <Pencil aria-hidden />
            <Menu.ItemText>
              <FormattedMessage id="contacts.edit" />
            </Menu.ItemText>
          </Menu.Item>
          {!isPrimary && (
            <Menu.Item value="primary" onSelect={onMakePrimary}>
              <Star aria-hidden />
              <Menu.ItemText>
                <FormattedMessage id="contacts.makePrimary" />
              </Menu.ItemText>
            </Menu.Item>
          )}
          {consents[0] && consents[0].event !== 'WITHDRAWN' && (
            <Menu.Item value="withdraw" onSelect={onWithdraw}>
              <MailX aria-hidden />
              <Menu.ItemText>
                <FormattedMessage id="consents.withdraw" />
              </Menu.ItemText>
            </Menu.Item>
          )}
          <Menu.Separator />
          <Menu.Item value="delete" onSelect={onDelete}>
            <Trash2 aria-hidden />
            <Menu.ItemText>
              <FormattedMessage id="admin.delete" />
            </Menu.ItemText>
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
