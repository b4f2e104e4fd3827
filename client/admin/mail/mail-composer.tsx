import { skipToken } from '@apollo/client/react';
import { chakra, Flex, Kbd, Portal } from '@chakra-ui/react';
import { Send, X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormikContext } from 'formik';
import { createReplySubject } from '../../../common/mail-subject.ts';
import { mailForm, replyForm } from '../../../common/forms/communication.ts';
import { useContactChoicesQuery, type ContactChoiceFragment } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { useSession } from '../session/session.ts';
import { ToolbarButton } from '../kit/toolbar-button.tsx';
import { LanguageTag } from '../kit/tags.tsx';
import { unsentMail, type MailDraft, type MailTemplate, type MailText } from './mail-draft.ts';
import { MailBodyField, MailHeaderField } from './mail-fields.tsx';
import { QuotedText } from './quoted-text.tsx';
import { TemplateSelect } from './template-select.tsx';
import { useSendMail } from './use-send-mail.ts';

interface Props {
  /** Read once: give the composer a `key` that changes with the draft. */
  draft: MailDraft;
  templates?: readonly MailTemplate[];
  onClose: () => void;
  /** Called with the id of the communication that records the mail, before the composer closes. */
  onSent?: (communicationId: string) => void;
}

const noContacts: ContactChoiceFragment[] = [];
/** For a request without a company: the server creates the company when the mail is sent. */
const mailWithoutCompanyForm = mailForm.omit(['companyId']);

/**
 * Non-modal dialog to write a mail: the page behind it stays usable for looking things up. The text is kept when the composer is closed
 * or the mail cannot be sent. Ctrl/⌘+Enter sends, Escape closes.
 */
export function MailComposer({ draft, templates = [], onClose, onSent }: Props) {
  const { formatMessage } = useIntl();
  const { profile } = useSession();
  const writer = profile?.email ?? '';
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useFocusFirstEmptyField(panel);
  const { data } = useContactChoicesQuery(draft.companyId ? { variables: { companyId: draft.companyId } } : skipToken);
  const contacts = data?.contacts.edges.map(({ node }) => node) ?? noContacts;
  const send = useSendMail(draft);
  const { inReplyTo, language } = draft;

  async function submit(text: Partial<MailText> & { quoted?: boolean }) {
    const { to = '', subject = '', content = '', template } = text;
    const mail = { to, subject, content, template };
    const sent = await send(mail, contacts, text.quoted ?? false);
    if (!sent) return;
    const { id, recipient } = sent;
    notify({
      type: 'success',
      title: formatMessage({ id: inReplyTo ? 'mail.replied' : 'mail.sent' }),
      description: formatMessage({ id: 'mail.recorded' }, { recipient: recipient ?? mail.to }),
    });
    unsentMail.delete(draft, writer);
    onSent?.(id);
    onClose();
  }

  const showFailure = () => notify({ type: 'error', title: formatMessage({ id: 'mail.failed' }), topic: 'mail' });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      panel.current?.querySelector('form')?.requestSubmit();
    }
  }

  return (
    <Portal>
      <chakra.section ref={panel} role="dialog" aria-labelledby={titleId} css={panelStyle} onKeyDown={onKeyDown}>
        <Flex as="header" align="center" gap="2" h={{ base: '13', md: '10' }} ps="4" pe="1.5" borderBottomWidth="1px">
          <chakra.h2 id={titleId} textStyle="head">
            <FormattedMessage id={inReplyTo ? 'mail.reply' : 'mail.new'} />
          </chakra.h2>
          {language && <LanguageTag language={language} />}
          <ToolbarButton ms="auto" icon={X} label={formatMessage({ id: 'admin.close' })} onClick={onClose} />
        </Flex>
        <Form
          schema={inReplyTo ? replyForm : draft.companyId ? mailForm : mailWithoutCompanyForm}
          initialValues={{ ...getInitialValues(draft), ...unsentMail.get(draft, writer) }}
          markedFields="required"
          onSubmit={submit}
          onFailure={showFailure}
          css={{ display: 'flex', flexDirection: 'column', flex: 1, minH: 0 }}
        >
          <SaveUnsentText draft={draft} writer={writer} />
          <MailHeaderField
            name="to"
            type="email"
            label="mail.to"
            suggestions={contacts.flatMap(({ name, email }) => (email ? [{ value: email, label: name }] : []))}
            hint={!draft.to && !inReplyTo && <FormattedMessage id="mail.noAddress" />}
          />
          {templates.length > 0 && <TemplateSelect templates={templates} />}
          <MailHeaderField name="subject" label="mail.subject" />
          <MailBodyField name="content" label="mail.content" />
          {inReplyTo && <QuotedText original={inReplyTo} />}
          <Flex as="footer" direction="column" align="start" gap="2" px="4" py="3">
            <SubmitButton
              label="mail.send"
              variant="solid"
              colorPalette="molten"
              icon={
                <>
                  <Send aria-hidden />
                  <Kbd variant="plain">Ctrl ↵</Kbd>
                </>
              }
            />
          </Flex>
        </Form>
      </chakra.section>
    </Portal>
  );
}

/** Docked to the lower corner; covers the whole window on a phone. */
const panelStyle = {
  position: 'fixed',
  zIndex: 'bar',
  bottom: 0,
  top: { base: 0, md: 'auto' },
  insetInlineEnd: { base: 0, md: '5' },
  width: { base: 'full', md: '37.5rem' },
  maxH: { md: 'calc(100dvh - 4rem)' },
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  bg: 'bg.panel',
  borderTopRadius: { md: 'xl' },
  boxShadow: 'float',
} as const;

const getInitialValues = ({ companyId, contactId, quoteRequestId, to, subject, content, inReplyTo }: MailDraft) => ({
  ...(!inReplyTo && { companyId, contactId: contactId ?? '', quoteRequestId: quoteRequestId ?? '' }),
  to: to ?? '',
  subject: subject ?? (inReplyTo ? createReplySubject(inReplyTo.subject) : ''),
  content: content ?? '',
});

/** Focuses the first empty field, and restores the previous focus on unmount. */
function useFocusFirstEmptyField(panel: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const previous = document.activeElement;
    const fields = [
      ...(panel.current?.querySelectorAll<HTMLInputElement>('form input:not([type=checkbox]), textarea') ?? []),
    ];
    (fields.find(({ value }) => !value) ?? fields.at(-1))?.focus();
    return () => {
      if (previous instanceof HTMLElement && previous.isConnected) previous.focus();
    };
  }, [panel]);
}

function SaveUnsentText({ draft, writer }: { draft: MailDraft; writer: string }) {
  const { values, dirty } = useFormikContext<MailText>();
  const { to, subject, content, template } = values;
  useEffect(() => {
    if (dirty) unsentMail.set(draft, writer, { to, subject, content, template });
  }, [dirty, draft, writer, to, subject, content, template]);
  return null;
}
