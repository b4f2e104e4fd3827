/** Returns an IBAN or BIC as it is stored: upper case, without spaces, dots and hyphens. */
export const compactCode = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** Whether a text is an IBAN (ISO 13616) without spaces: country, correct check digits, and account. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  // ISO 7064 MOD 97-10: letters count from A = 10, the first four characters move to the end.
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** Whether a text is a BIC of ISO 9362 without spaces: 4 letters of the bank, country, 2 of the place, and 3 of the branch or none. */
export const isSwift = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text);

/** An IBAN in groups of four, as it is printed; a masked IBAN is returned unchanged. */
export const formatIban = (iban: string): string => (iban.startsWith('•') ? iban : iban.replace(/.{4}(?=.)/g, '$& '));

/** The last four digits, by which users recognize an account. The database function log_bank_account() masks in the same way. */
export const maskIban = (iban: string): string => `•••• ${iban.slice(-4)}`;

/** ISO 3166-1 code of the country of the bank. */
export const getIbanCountry = (iban: string): string => iban.slice(0, 2);
