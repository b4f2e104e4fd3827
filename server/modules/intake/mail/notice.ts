import { brand } from '../../../../common/brand.ts';
import type { Language } from '../../../../common/enums.ts';
import type { JobTools } from '../../../platform/jobs/job.ts';
import type { Fact, Letter } from '../../../platform/mail/letter.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import { letterBody } from '../../../platform/mail/letter-body.ts';
import { factsOf, salesIntl } from '../../communications/index.ts';

interface Notice {
  /** Which form: its words are `sales.<form>.…`. */
  form: 'quote' | 'contact' | 'supplier';
  person: { name: string; company: string; email: string; phone: string; language: Language };
  reference: string;
  /** What the subject names between the company and the reference. */
  about: string | null | undefined;
  /** That the form's own messages ask for beside it. */
  values?: Record<string, string>;
  /** When the visitor was promised an answer. */
  deadline: Date;
  facts: Fact[];
  files?: Fact[];
  /** What was written, by the message id of its title. */
  texts: Record<string, string | null>;
  /** Where it is in the administration; null where that is gone. */
  path: string | null;
}

/** What the sales desk gets about a form, in Turkish; its answer goes straight to the visitor. */
export function notice(of: Notice, { salesEmail, publicUrl }: JobTools['site']): Message {
  const { form, person, reference, about, values } = of;
  const letter = noticeLetter(of, publicUrl);
  const subject = [person.company || person.name, about, reference].filter(Boolean).join(' · ');
  return {
    to: salesEmail,
    replyTo: { name: person.name, address: person.email },
    subject: salesIntl.formatMessage({ id: `sales.${form}.subject` }, { ...values, about: subject }),
    ...letterBody(letter),
  };
}

function noticeLetter(of: Notice, url: string): Letter {
  const { form, person, reference, values, deadline, facts, files = [], texts, path } = of;
  const say = (id: string, about?: Record<string, string>) => salesIntl.formatMessage({ id: `sales.${id}` }, about);
  const { name, company, email } = person;
  const written = Object.entries(texts).flatMap(([id, text]) => (text ? [{ title: say(id), text }] : []));
  const until = salesIntl.formatDate(deadline, { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone });
  return {
    lang: 'tr',
    dir: 'ltr',
    preview: [company || name, written[0]?.text].filter(Boolean).join(': ').slice(0, 140),
    title: say(`${form}.title`, values),
    opening: [say(`${form}.deadline`, { deadline: until })],
    reference: { label: say('reference'), value: reference },
    facts: [
      { title: say(`${form}.who`), items: factsOfPerson(person) },
      { title: say(`${form}.what`), items: facts },
      { title: say('files'), items: files },
    ].filter(({ items }) => items.length > 0),
    quotes: written,
    ...(path && { action: { label: say(`${form}.open`), href: new URL(path, url).href } }),
    closing: [say('reply', { email })],
    why: say(`${form}.why`),
  };
}

const factsOfPerson = ({ name, company, email, phone, language }: Notice['person']): Fact[] => [
  ...factsOf(salesIntl, { name, company }, 'auto'),
  ...factsOf(salesIntl, { email, phone }, 'ltr'),
  ...factsOf(salesIntl, { language: salesIntl.formatMessage({ id: `language.${language}` }) }),
];
