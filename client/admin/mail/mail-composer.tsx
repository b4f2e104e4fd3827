import { skipToken } from '@apollo/client/react';
import { chakra, Flex, Kbd, Portal } from '@chakra-ui/react';
import { Send, X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormikContext } from 'formik';
import { answerTo } from '../../../common/mail-subject.ts';
import { mailForm, replyForm } from '../../../common/forms/communication.ts';
import { useContactChoicesQuery, type ContactChoiceFragment } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { useSession } from '../session/session.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { LanguageTag } from '../kit/tags.tsx';
import { unsentMail, type MailDraft, type MailTemplate, type MailText } from './mail-draft.ts';
import { HeadLine, Letter } from './mail-fields.tsx';
import { QuotedText } from './quoted-text.tsx';
import { TemplateLine } from './template-line.tsx';
import { useSendMail } from './use-send-mail.ts';

interface Props {
  /** Another draft wants another composer: give it a `key`. */
  draft: MailDraft;
  templates?: readonly MailTemplate[];
  onClose: () => void;
  /** Told with the id of the communication that records it, before the composer closes. */
  onSent?: (communicationId: string) => void;
}

const none: ContactChoiceFragment[] = [];
/** The server makes a company of whoever sent a request that has none. */
const strangerForm = mailForm.omit(['companyId']);

/**
 * Writes a mail beside the page, which stays usable: whoever answers looks things up. Closed, it keeps what was typed; refused, too.
 * Ctrl/⌘ and Enter send, Escape closes.
 */
export function MailComposer({ draft, templates = [], onClose, onSent }: Props) {
  const { formatMessage } = useIntl();
  const { profile } = useSession();
  const writer = profile?.email ?? '';
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  useFocusInside(panel);
  const { data } = useContactChoicesQuery(draft.companyId ? { variables: { companyId: draft.companyId } } : skipToken);
  const contacts = data?.contacts.edges.map(({ node }) => node) ?? none;
  const send = useSendMail(draft);
  const { answers, language } = draft;

  async function submit(text: Partial<MailText> & { quoted?: boolean }) {
    const { to = '', subject = '', content = '', template } = text;
    const mail = { to, subject, content, template };
    const sent = await send(mail, contacts, text.quoted ?? false);
    if (!sent) return;
    const { id, recipient } = sent;
    notify({
      type: 'success',
      title: formatMessage({ id: answers ? 'mail.replied' : 'mail.sent' }),
      description: formatMessage({ id: 'mail.recorded' }, { recipient: recipient ?? mail.to }),
    });
    unsentMail.drop(draft, writer);
    onSent?.(id);
    onClose();
  }

  const refused = () => notify({ type: 'error', title: formatMessage({ id: 'mail.failed' }), topic: 'mail' });

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
      <chakra.section ref={panel} role="dialog" aria-labelledby={title} css={docked} onKeyDown={onKeyDown}>
        <Flex as="header" align="center" gap="2" h={{ base: '13', md: '10' }} ps="4" pe="1.5" borderBottomWidth="1px">
          <chakra.h2 id={title} textStyle="head">
            <FormattedMessage id={answers ? 'mail.reply' : 'mail.new'} />
          </chakra.h2>
          {language && <LanguageTag language={language} />}
          <IconButton ms="auto" icon={X} label={formatMessage({ id: 'admin.close' })} onClick={onClose} />
        </Flex>
        <Form
          schema={answers ? replyForm : draft.companyId ? mailForm : strangerForm}
          initialValues={{ ...begun(draft), ...unsentMail.of(draft, writer) }}
          marks="required"
          onSubmit={submit}
          onFailure={refused}
          css={{ display: 'flex', flexDirection: 'column', flex: 1, minH: 0 }}
        >
          <KeepUnsent draft={draft} writer={writer} />
          <HeadLine
            name="to"
            type="email"
            label="mail.to"
            suggestions={contacts.map(({ name, email }) => ({ value: email, label: name }))}
          />
          {templates.length > 0 && <TemplateLine templates={templates} />}
          <HeadLine name="subject" label="mail.subject" />
          <Letter name="content" label="mail.content" />
          {answers && <QuotedText answered={answers} />}
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

/** The lower corner on a desk; phones give it the whole window. */
const docked = {
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

const begun = ({ companyId, contactId, quoteRequestId, to, subject, content, answers }: MailDraft) => ({
  ...(!answers && { companyId, contactId: contactId ?? '', quoteRequestId: quoteRequestId ?? '' }),
  to: to ?? '',
  subject: subject ?? (answers ? answerTo(answers.subject) : ''),
  content: content ?? '',
});

/** The first thing that is left to write has the focus; closed, whatever had it before has it again. */
function useFocusInside(panel: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const before = document.activeElement;
    const fields = [
      ...(panel.current?.querySelectorAll<HTMLInputElement>('form input:not([type=checkbox]), textarea') ?? []),
    ];
    (fields.find(({ value }) => !value) ?? fields.at(-1))?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [panel]);
}

function KeepUnsent({ draft, writer }: { draft: MailDraft; writer: string }) {
  const { values, dirty } = useFormikContext<MailText>();
  const { to, subject, content, template } = values;
  useEffect(() => {
    if (dirty) unsentMail.keep(draft, writer, { to, subject, content, template });
  }, [dirty, draft, writer, to, subject, content, template]);
  return null;
}
