import { brand } from '../../../common/brand.ts';

/** A line of a list of facts. */
export interface Fact {
  label: string;
  value: string;
  /** `ltr` for codes, numbers and addresses, `auto` for what a visitor typed; unset: the letter's own direction. */
  dir?: 'ltr' | 'auto';
}

/** What a message says, once, for its HTML and its plain text alike. Every string is text: nothing in it is markup. */
export interface Letter {
  /** BCP 47. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** What a list of messages shows after the subject. */
  preview: string;
  title: string;
  /** Paragraphs before everything else. */
  opening: string[];
  /** The number to quote, the most prominent thing of the letter. */
  reference: { label: string; value: string; use?: string };
  /** What happens when, in order. */
  steps?: { title: string; items: { when: string; what: string }[] };
  facts: { title: string; items: Fact[] }[];
  /** Longer text in somebody else's words. */
  quotes?: { title: string; text: string }[];
  /** The one thing to do. */
  action?: { label: string; href: string };
  closing: string[];
  /** Why this person gets this message. */
  why: string;
}

const { street, district, postalCode, city } = brand.address;
/** Who writes: the last lines of every letter. */
export const sender = {
  name: brand.legalName,
  address: `${street}, ${postalCode} ${district}, ${city}`,
  phone: brand.phone,
  email: brand.email,
};

/** The letter for readers without HTML, wrapped by themselves. */
export function letterText(letter: Letter): string {
  const { lang, title, opening, reference, steps, facts, quotes = [], action, closing, why } = letter;
  const colon = lang.startsWith('fr') ? '\u00a0:' : ':';
  // In a right-to-left paragraph an unmarked phone number would be shown from its end.
  const isolated = (text: string) => (letter.dir === 'rtl' ? `\u2066${text}\u2069` : text);
  const blocks = [
    [title],
    ...opening.map((paragraph) => [paragraph]),
    [`${reference.label}${colon} ${isolated(reference.value)}`, reference.use],
    steps && [steps.title, ...steps.items.map(({ when, what }) => `• ${when}${colon} ${what}`)],
    ...facts.map((list) => [
      list.title,
      ...list.items.map(({ label, value, dir }) => `${label}${colon} ${dir === 'ltr' ? isolated(value) : value}`),
    ]),
    ...quotes.map((quote) => [quote.title, ...quote.text.split('\n').map((line) => `> ${line}`)]),
    action && [`${action.label}${colon}`, action.href],
    ...closing.map((paragraph) => [paragraph]),
    ['-- ', sender.name, sender.address, `${isolated(sender.phone)} · ${sender.email}`],
    [why],
  ];
  return blocks
    .filter((block) => block !== undefined)
    .map((block) => `${block.filter((line) => line !== undefined).join('\n')}\n`)
    .join('\n');
}
