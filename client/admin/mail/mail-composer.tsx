import { skipToken } from '@apollo/client/react';
import { Button, chakra, Flex, Kbd, Portal } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { Clock, Send, X } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InferType } from 'yup';
import { enumName } from '../../../common/enums.ts';
import { scheduledMailForm } from '../../../common/forms/scheduled-mail.ts';
import { createReplySubject } from '../../../common/mail-subject.ts';
import {
  useContactChoicesQuery,
  type ContactChoiceFragment,
  type MailFileRowFragment,
  type ScheduledMailRowFragment,
} from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { useSession } from '../session/session.ts';
import { LanguageTag } from '../kit/tags.tsx';
import { ToolbarButton } from '../kit/toolbar-button.tsx';
import { MailAttachments } from './mail-attachments.tsx';
import { unsentMail, type MailDraft, type MailTemplate, type MailText } from './mail-draft.ts';
import { MailBodyField, MailHeaderField } from './mail-fields.tsx';
import { QuotedText } from './quoted-text.tsx';
import { getMorning, SendLater } from './send-later.tsx';
import { TemplateSelect } from './template-select.tsx';
import { UndoBar } from './undo-bar.tsx';
import { getUndoFailure } from './undo-failure.ts';
import { useSendMail } from './use-send-mail.ts';

interface Props {
  /** Read once: give the composer a `key` that changes with the draft. */
  draft: MailDraft;
  templates?: readonly MailTemplate[];
  onClose: () => void;
}

const noContacts: ContactChoiceFragment[] = [];

/**
 * Non-modal dialog to write a mail: the page behind it stays usable for looking things up. The text is kept when the composer is closed
 * or the mail cannot be sent. After sending, the mail can be taken back for some seconds. Ctrl/⌘+Enter sends, Escape closes.
 */
export function MailComposer({ draft, templates = [], onClose }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const { profile } = useSession();
  const writer = profile?.email ?? '';
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useFocusFirstEmptyField(panel);
  const { data } = useContactChoicesQuery(draft.companyId ? { variables: { companyId: draft.companyId } } : skipToken);
  const contacts = data?.contacts.edges.map(({ node }) => node) ?? noContacts;
  const { send, takeBack } = useSendMail(draft);
  const { inReplyTo, language, companyId } = draft;
  const initialMail = useMemo(() => ({ ...getInitialMail(draft), ...unsentMail.get(draft, writer) }), [draft, writer]);
  const formValues = useMemo(
    () => ({ ...initialMail, attachmentIds: initialMail.files.map(({ id }) => id) }),
    [initialMail],
  );
  const [files, setFiles] = useState<MailFileRowFragment[]>(initialMail.files);
  const [showsCopies, setShowsCopies] = useState(Boolean(initialMail.cc || initialMail.bcc));
  const [pending, setPending] = useState<ScheduledMailRowFragment>();
  const [isTakingBack, setIsTakingBack] = useState(false);

  async function submit(form: InferType<typeof scheduledMailForm>) {
    const { to, cc, bcc, subject, content, quoted, attachmentIds, template, sendAt } = form;
    const mail = { to: to || null, cc, bcc, subject, content, quoted: Boolean(inReplyTo) && quoted, attachmentIds };
    const options = { template: template ? enumName(template) : null, sendAt: sendAt?.toISOString() ?? null };
    const scheduled = await send({ ...mail, ...options }, contacts);
    if (!scheduled) return;
    unsentMail.delete(draft, writer);
    if (!sendAt) {
      setPending(scheduled);
      return;
    }
    notify({
      type: 'success',
      title: formatMessage({ id: 'mail.scheduled' }),
      description: formatDate(scheduled.sendAt, { dateStyle: 'full', timeStyle: 'short' }),
    });
    onClose();
  }

  function finish() {
    notify({
      type: 'success',
      title: formatMessage({ id: inReplyTo ? 'mail.replied' : 'mail.sent' }),
      description: formatMessage({ id: 'mail.recorded' }, { recipient: pending?.recipient }),
    });
    onClose();
  }

  async function handleTakeBack() {
    setIsTakingBack(true);
    try {
      await takeBack();
      setPending(undefined);
    } catch (error) {
      notify({ type: 'error', title: formatMessage({ id: getUndoFailure(error) }), topic: 'mail' });
      if (getUndoFailure(error) === 'mail.undo.late') onClose();
    } finally {
      setIsTakingBack(false);
    }
  }

  const showFailure = () => notify({ type: 'error', title: formatMessage({ id: 'mail.failed' }), topic: 'mail' });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !pending) {
      event.preventDefault();
      panel.current?.querySelector('form')?.requestSubmit();
    }
  }

  return (
    <Portal>
      <chakra.section
        ref={panel}
        role="dialog"
        aria-labelledby={titleId}
        css={pending ? barStyle : panelStyle}
        onKeyDown={onKeyDown}
      >
        <Flex
          as="header"
          hidden={Boolean(pending)}
          align="center"
          gap="2"
          h={{ base: '13', md: '10' }}
          flexShrink="0"
          ps="4"
          pe="1.5"
          borderBottomWidth="1px"
        >
          <chakra.h2 id={titleId} textStyle="head">
            <FormattedMessage id={inReplyTo ? 'mail.reply' : 'mail.new'} />
          </chakra.h2>
          {language && <LanguageTag language={language} />}
          <ToolbarButton ms="auto" icon={X} label={formatMessage({ id: 'admin.close' })} onClick={onClose} />
        </Flex>
        {pending && (
          <UndoBar
            sendAt={Date.parse(pending.sendAt)}
            isTakingBack={isTakingBack}
            onTakeBack={() => void handleTakeBack()}
            onClose={finish}
          />
        )}
        <Form
          hidden={Boolean(pending)}
          schema={scheduledMailForm}
          initialValues={formValues}
          markedFields="required"
          onSubmit={submit}
          onFailure={showFailure}
          css={{ display: pending ? 'none' : 'flex', flexDirection: 'column', flex: 1, minH: 0 }}
        >
          <SaveUnsentText draft={draft} writer={writer} files={files} />
          <MailHeaderField
            name="to"
            type="email"
            label="mail.to"
            suggestions={contacts.flatMap(({ name, email }) => (email ? [{ value: email, label: name }] : []))}
            hint={!draft.to && !inReplyTo && <FormattedMessage id="mail.noAddress" />}
            aside={
              !showsCopies && (
                <Button
                  size="xs"
                  variant="ghost"
                  h={{ base: '11', md: '7' }}
                  me="1.5"
                  onClick={() => setShowsCopies(true)}
                >
                  <FormattedMessage id="mail.copies" />
                </Button>
              )
            }
          />
          {showsCopies && (
            <>
              <MailHeaderField name="cc" type="emails" label="mail.cc" />
              <MailHeaderField name="bcc" type="emails" label="mail.bcc" />
            </>
          )}
          <TemplateSelect draft={draft} templates={templates} />
          <MailHeaderField name="subject" label="mail.subject" />
          <MailBodyField name="content" label="mail.content" />
          {companyId && <MailAttachments companyId={companyId} files={files} onChange={setFiles} />}
          {inReplyTo && <QuotedText original={inReplyTo} />}
          <SendFooter />
        </Form>
      </chakra.section>
    </Portal>
  );
}

/** Buttons that send the mail at once, or at a time. */
function SendFooter() {
  const { values, setFieldValue } = useFormikContext<MailText>();
  const isLater = values.sendAt !== '';
  return (
    <Flex
      as="footer"
      direction="column"
      align="start"
      gap="2"
      px="4"
      py="3"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      {isLater && <SendLater onClose={() => void setFieldValue('sendAt', '')} />}
      <Flex gap="2" align="end" wrap="wrap">
        <div>
          <SubmitButton
            label={isLater ? 'mail.schedule' : 'mail.send'}
            variant="solid"
            colorPalette="molten"
            icon={
              <>
                {isLater ? <Clock aria-hidden /> : <Send aria-hidden />}
                <Kbd variant="plain">Ctrl ↵</Kbd>
              </>
            }
          />
        </div>
        {!isLater && (
          <Button variant="ghost" onClick={() => void setFieldValue('sendAt', getMorning('tomorrow'))}>
            <Clock aria-hidden />
            <FormattedMessage id="mail.later" />
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** Docked to the lower corner. */
const barStyle = {
  position: 'fixed',
  zIndex: 'bar',
  bottom: 0,
  insetInlineEnd: { base: 0, md: '5' },
  width: { base: 'full', md: '37.5rem' },
  bg: 'bg.panel',
  borderTopRadius: { md: 'xl' },
  boxShadow: 'float',
} as const;

/** Covers the whole window on a phone. */
const panelStyle = {
  ...barStyle,
  top: { base: 0, md: 'auto' },
  maxH: { md: 'calc(100dvh - 4rem)' },
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
} as const;

const getInitialMail = ({ to, inReplyTo, text }: MailDraft): MailText => ({
  to: to ?? '',
  cc: '',
  bcc: '',
  subject: inReplyTo ? createReplySubject(inReplyTo.subject) : '',
  content: '',
  files: [],
  quoted: true,
  template: '',
  sendAt: '',
  ...text,
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

type SaveProps = { draft: MailDraft; writer: string; files: MailFileRowFragment[] };

function SaveUnsentText({ draft, writer, files }: SaveProps) {
  const { values, dirty } = useFormikContext<MailText>();
  const { to, cc, bcc, subject, content, quoted, template, sendAt } = values;
  useEffect(() => {
    if (dirty) unsentMail.set(draft, writer, { to, cc, bcc, subject, content, files, quoted, template, sendAt });
  }, [dirty, draft, writer, to, cc, bcc, subject, content, files, quoted, template, sendAt]);
  return null;
}
