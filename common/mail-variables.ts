/** Variables of mail templates, written as `{{contact.name}}`. */
export const mailVariables = [
  'contact.name',
  'company.name',
  'request.reference',
  'request.product',
  'sender.name',
  'sender.title',
] as const;
export type MailVariable = (typeof mailVariables)[number];

const placeholder = /\{\{([^{}]{0,100})\}\}/g;

/** Returns the placeholders of a text that are none of the known variables. */
export const findUnknownVariables = (text: string, known: readonly MailVariable[]): string[] =>
  [...text.matchAll(placeholder)]
    .filter(([, name = '']) => !known.some((variable) => variable === name.trim()))
    .map(([found]) => found);

/** Whether a text has placeholders. */
export const hasPlaceholders = (text: string): boolean => text.search(placeholder) >= 0;

/** Replaces the variables that have a value; others stay as they are. */
export const fillVariables = (text: string, values: Partial<Record<MailVariable, string | null>>): string =>
  text.replace(placeholder, (found, name: string) => values[name.trim() as MailVariable] || found);
