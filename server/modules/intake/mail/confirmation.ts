import type { IntlShape } from '@formatjs/intl';
import { brand } from '../../../../common/brand.ts';
import type { Language } from '../../../../common/enums.ts';
import { languages } from '../../../../common/locales.ts';
import type { LabelledValue, MailContent } from '../../../platform/mail/mail-content.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import { renderMail } from '../../../platform/mail/render-mail.ts';
import { visitorIntl } from '../../communications/index.ts';

type FormatMessage = (id: string, values?: Record<string, string | number>) => string;

interface Confirmation {
  /** Form that was submitted; its message ids are `confirm.<form>.…`. */
  form: 'quote' | 'offer' | 'contact' | 'supplier';
  name: string;
  email: string;
  reference: string;
  language: Language;
  /** Next steps and their time. @param format formats the message `confirm.<form>.<id>` */
  steps: (format: FormatMessage, intl: IntlShape) => { when: string; what: string }[];
  /** Must not contain text that the visitor entered. */
  details: (intl: IntlShape) => LabelledValue[];
}

/**
 * Builds the confirmation mail to a visitor, in the language of the page. Replies go to the sales desk.
 *
 * The e-mail address is not verified, so the mail contains no text that the visitor entered except the name, if it consists of letters only.
 * Otherwise the form could be used to send spam to third parties.
 */
export function buildConfirmation(confirmation: Confirmation, salesEmail: string): Message {
  const content = createContent(confirmation);
  return {
    to: confirmation.email,
    replyTo: { name: brand.name, address: salesEmail },
    subject: visitorIntl(confirmation.language).formatMessage(
      { id: `confirm.${confirmation.form}.subject` },
      { reference: confirmation.reference },
    ),
    ...renderMail(content),
  };
}

function createContent({ form, name, reference, language, steps, details }: Confirmation): MailContent {
  const { tag, dir } = languages[language];
  const intl = visitorIntl(language);
  const format: FormatMessage = (id, values) => intl.formatMessage({ id: `confirm.${id}` }, values);
  const formatForForm: FormatMessage = (id, values) => format(`${form}.${id}`, values);
  const phone = `\u2066${brand.phone.replaceAll(' ', '\u00a0')}\u2069`; // no line breaks, left to right
  return {
    lang: tag,
    dir,
    preview: formatForForm('preview', { reference }),
    title: formatForForm('title'),
    opening: [isPlainName(name) ? format('greeting', { name }) : format('greeting.unnamed'), formatForForm('thanks')],
    reference: { label: format('reference'), value: reference, hint: format('reference.use') },
    steps: { title: format('next'), items: steps(formatForForm, intl) },
    details: [{ title: formatForForm('summary'), items: details(intl) }],
    closing: [format('reply', { phone })],
    why: formatForForm('why'),
  };
}

/** Returns whether a name consists of letters only and contains nothing that a mail client would turn into a link. */
const isPlainName = (name: string): boolean =>
  name.length <= 60 && /^[\p{L}\p{M}\s'’-]+(?:\.(?:\s[\p{L}\p{M}\s'’-]+|$))*$/u.test(name);
