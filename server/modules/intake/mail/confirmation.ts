import type { IntlShape } from '@formatjs/intl';
import { brand } from '../../../../common/brand.ts';
import type { Language } from '../../../../common/enums.ts';
import { languages } from '../../../../common/locales.ts';
import type { Fact, Letter } from '../../../platform/mail/letter.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import { letterBody } from '../../../platform/mail/letter-body.ts';
import { visitorIntl } from '../../communications/index.ts';

type Say = (id: string, values?: Record<string, string | number>) => string;

interface Confirmation {
  /** Which form: its words are `confirm.<form>.…`. */
  form: 'quote' | 'offer' | 'contact' | 'supplier';
  name: string;
  email: string;
  reference: string;
  language: Language;
  /** What happens when. @param say the form's own words */
  steps: (say: Say, intl: IntlShape<string>) => { when: string; what: string }[];
  /** Words and figures of ours: nothing of them was typed by the visitor. */
  facts: (intl: IntlShape<string>) => Fact[];
}

/**
 * What a visitor gets in the language of the page, answered by the sales desk.
 *
 * The address may be anybody's, so nothing but the name is repeated of what was typed: otherwise the form would deliver the message
 * of whoever fills it in to whomever they name.
 */
export function confirmation(of: Confirmation, salesEmail: string): Message {
  const letter = confirmationLetter(of);
  return {
    to: of.email,
    replyTo: { name: brand.name, address: salesEmail },
    subject: visitorIntl(of.language).formatMessage({ id: `confirm.${of.form}.subject` }, { reference: of.reference }),
    ...letterBody(letter),
  };
}

function confirmationLetter({ form, name, reference, language, steps, facts }: Confirmation): Letter {
  const { tag, dir } = languages[language];
  const intl = visitorIntl(language);
  const say: Say = (id, values) => intl.formatMessage({ id: `confirm.${id}` }, values);
  const sayOfForm: Say = (id, values) => say(`${form}.${id}`, values);
  const phone = `\u2066${brand.phone.replaceAll(' ', '\u00a0')}\u2069`; // in one piece, from left to right
  return {
    lang: tag,
    dir,
    preview: sayOfForm('preview', { reference }),
    title: sayOfForm('title'),
    opening: [isPlainName(name) ? say('greeting', { name }) : say('greeting.unnamed'), sayOfForm('thanks')],
    reference: { label: say('reference'), value: reference, use: say('reference.use') },
    steps: { title: say('next'), items: steps(sayOfForm, intl) },
    facts: [{ title: sayOfForm('summary'), items: facts(intl) }],
    closing: [say('reply', { phone })],
    why: sayOfForm('why'),
  };
}

/** Words of letters, and nothing that a mail program would make a link of. */
const isPlainName = (name: string): boolean =>
  name.length <= 60 && /^[\p{L}\p{M}\s'’-]+(?:\.(?:\s[\p{L}\p{M}\s'’-]+|$))*$/u.test(name);
