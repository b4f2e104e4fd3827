import { Button, chakra, Flex, Icon } from '@chakra-ui/react';
import { Clock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { quoteEmailTemplates, storedValue } from '../../../common/enums.ts';
import {
  useCancelScheduledMailMutation,
  useScheduledMailsQuery,
  type ScheduledMailRowFragment,
} from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { toDateTimeLocal } from '../communications/datetime-local.ts';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { CustomerText } from '../kit/customer-text.tsx';
import { useCanEdit } from '../session/session.ts';
import { MailComposer } from './mail-composer.tsx';
import type { MailDraft } from './mail-draft.ts';
import { getUndoFailure } from './undo-failure.ts';

type Props = { companyId: string; quoteRequestId?: never } | { companyId?: never; quoteRequestId: string };

/** Mails of a record that will be sent, with buttons to change and to cancel them. Renders nothing when there are none. */
export function ScheduledMails(variables: Props) {
  const { data, observable } = useScheduledMailsQuery({ variables, fetchPolicy: 'cache-and-network' });
  // A mail that is sent becomes a communication, which the live feed announces.
  useRefetchOnActivity(observable);
  const [draft, setDraft] = useState<MailDraft>();
  const mails = data?.scheduledMails ?? [];
  return (
    <>
      {mails.length > 0 && (
        <chakra.section px={{ base: '4', md: '7' }} py="3" borderBottomWidth="1px" aria-labelledby="scheduled-mails">
          <chakra.h2 id="scheduled-mails" textStyle="head" mb="1.5">
            <FormattedMessage id="scheduledMails.title" />
          </chakra.h2>
          <chakra.ul display="grid" gap="2">
            {mails.map((mail) => (
              <Row key={mail.id} mail={mail} onEdit={() => setDraft(toDraft(mail))} />
            ))}
          </chakra.ul>
        </chakra.section>
      )}
      {draft && <MailComposer draft={draft} onClose={() => setDraft(undefined)} />}
    </>
  );
}

function Row({ mail, onEdit }: { mail: ScheduledMailRowFragment; onEdit: () => void }) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const [cancel, { loading }] = useCancelScheduledMailMutation({ refetchQueries: ['ScheduledMails'] });
  const { id, subject, recipient, sendAt, failure, author } = mail;

  /** @returns false when it could not be cancelled, for instance because it was sent in the meantime */
  async function handleCancel(): Promise<boolean> {
    try {
      await cancel({ variables: { id } });
      return true;
    } catch (error) {
      notify({ type: 'error', title: formatMessage({ id: getUndoFailure(error) }), topic: 'mail' });
      return false;
    }
  }

  return (
    <Flex as="li" gap="3" wrap="wrap" align="center" borderWidth="1px" borderRadius="lg" px="3" py="2">
      <Icon as={failure ? TriangleAlert : Clock} boxSize="4" color={failure ? 'red.fg' : 'fg.subtle'} aria-hidden />
      <chakra.div flex="1" minW="12rem">
        <chakra.p fontWeight="medium" overflowWrap="anywhere">
          <CustomerText>{subject}</CustomerText>
        </chakra.p>
        <chakra.p textStyle="meta" color={failure ? 'red.fg' : 'fg.muted'} overflowWrap="anywhere">
          {failure ? (
            <FormattedMessage id="scheduledMails.failed" values={{ reason: <bdi>{failure}</bdi> }} />
          ) : (
            <FormattedDate value={sendAt} dateStyle="full" timeStyle="short" />
          )}
          {' · '}
          <bdi>{recipient}</bdi>
          {author && (
            <>
              {' · '}
              <bdi>{author.name}</bdi>
            </>
          )}
        </chakra.p>
      </chakra.div>
      {canEdit && (
        <Flex gap="1">
          <Button
            size="xs"
            h={{ base: '11', md: '7' }}
            disabled={loading}
            onClick={() => void handleCancel().then((isCancelled) => isCancelled && onEdit())}
          >
            <FormattedMessage id="scheduledMails.edit" />
          </Button>
          <Button
            size="xs"
            variant="ghost"
            h={{ base: '11', md: '7' }}
            disabled={loading}
            onClick={() => void handleCancel()}
          >
            <FormattedMessage id="scheduledMails.cancel" />
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

/** Returns a draft with the texts of a mail. */
const toDraft = (mail: ScheduledMailRowFragment): MailDraft => ({
  companyId: mail.companyId,
  contactId: mail.contactId,
  quoteRequestId: mail.quoteRequestId,
  to: mail.recipient,
  language: mail.language,
  ...(mail.replyTo && {
    inReplyTo: {
      id: mail.replyTo.id,
      subject: mail.replyTo.subject,
      content: mail.replyTo.content,
      createdAt: mail.replyTo.createdAt,
      author: mail.replyTo.contact?.name ?? mail.replyTo.company.name,
    },
  }),
  text: {
    cc: mail.cc.join(', '),
    bcc: mail.bcc.join(', '),
    subject: mail.subject,
    content: mail.content,
    files: mail.files,
    quoted: mail.quoted,
    template: storedValue(quoteEmailTemplates, mail.template) ?? '',
    // A time that has passed is refused.
    sendAt: Date.parse(mail.sendAt) > Date.now() ? toDateTimeLocal(mail.sendAt) : '',
  },
});
