/** An e-mail address with the name that mail programs show. */
export interface Mailbox {
  name: string;
  address: string;
}

/** `Name <address>`, or an address alone; the name may be quoted. */
const mailbox = /^(?:"([^"\\]+)"\s*|([^"<>\\]*))<([^<>\s]+)>$/;
/** As in the forms, the domain needs a dot: nobody else can answer an address such as info@localhost. */
const address = /^[^\s@<>",;:\\]+@[^\s@<>",;:\\]+\.[^\s@<>",;:\\]+$/;

/**
 * Parses the setting MAIL_FROM. Line breaks, which would add headers, are refused.
 * @returns null when it is no address, or has control characters in the name; the name is empty when it has none
 */
export function parseMailbox(text: string): Mailbox | null {
  // eslint-disable-next-line no-control-regex -- refused here
  if (/[\u0000-\u001f\u007f]/.test(text)) return null;
  const [, quoted, plain, inBrackets] = mailbox.exec(text.trim()) ?? [];
  const found = { name: (quoted ?? plain ?? '').trim(), address: inBrackets ?? text.trim() };
  return address.test(found.address) ? found : null;
}

/** Formats a mailbox for people. */
export const formatMailbox = ({ name, address: to }: Mailbox): string => (name ? `${name} <${to}>` : to);
