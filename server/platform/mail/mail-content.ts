import { brand } from '../../../common/brand.ts';

/** A labelled value. */
export interface LabelledValue {
  label: string;
  value: string;
  /** `ltr` for codes, numbers and addresses, `auto` for what a visitor typed; unset: the direction of the mail. */
  dir?: 'ltr' | 'auto';
  /** Where the value links to. */
  href?: string;
}

/**
 * Content of an automatic mail, from which HTML and plain text are rendered. All strings are plain text without markup.
 */
export interface MailContent {
  /** BCP 47 language tag. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Preview text that mail programs show after the subject. */
  preview: string;
  title: string;
  /** Paragraphs at the beginning. */
  opening: string[];
  /** Reference number, displayed most prominently. `hint` explains when the recipient needs it. */
  reference: { label: string; value: string; hint?: string };
  /** Next steps in chronological order. */
  steps?: { title: string; items: { when: string; what: string }[] };
  details: { title: string; items: LabelledValue[] }[];
  /** Longer texts written by the visitor. */
  quotes?: { title: string; text: string }[];
  /** Button with a link. */
  action?: { label: string; href: string };
  closing: string[];
  /** Why the recipient gets this mail. */
  why: string;
}

const { street, district, postalCode, city } = brand.address;
/** Sender data, shown at the end of every mail. */
export const sender = {
  name: brand.legalName,
  address: `${street}, ${postalCode} ${district}, ${city}`,
  phone: brand.phone,
  email: brand.email,
};

/** Renders plain text without line wrapping. */
export function renderMailText(content: MailContent): string {
  const { lang, title, opening, reference, steps, details, quotes = [], action, closing, why } = content;
  const colon = lang.startsWith('fr') ? '\u00a0:' : ':';
  // Without isolation, a phone number would be displayed reversed in a right-to-left paragraph.
  const isolate = (text: string) => (content.dir === 'rtl' ? `\u2066${text}\u2069` : text);
  const blocks = [
    [title],
    ...opening.map((paragraph) => [paragraph]),
    [`${reference.label}${colon} ${isolate(reference.value)}`, reference.hint],
    steps && [steps.title, ...steps.items.map(({ when, what }) => `• ${when}${colon} ${what}`)],
    ...details.map((list) => [
      list.title,
      ...list.items.flatMap(({ label, value, dir, href }) => [
        `${label}${colon} ${dir === 'ltr' ? isolate(value) : value}`,
        ...(href ? [href] : []),
      ]),
    ]),
    ...quotes.map((quote) => [quote.title, ...quote.text.split('\n').map((line) => `> ${line}`)]),
    action && [`${action.label}${colon}`, action.href],
    ...closing.map((paragraph) => [paragraph]),
    ['-- ', sender.name, sender.address, `${isolate(sender.phone)} · ${sender.email}`],
    [why],
  ];
  return blocks
    .filter((block) => block !== undefined)
    .map((block) => `${block.filter((line) => line !== undefined).join('\n')}\n`)
    .join('\n');
}
