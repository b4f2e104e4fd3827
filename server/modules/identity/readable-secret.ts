import { randomInt } from 'node:crypto';

/** Crockford's base32 in lower case: no letter that reads like a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Groups of five characters that can be typed from a screen or a sheet of paper, 25 bits each: `7k3mq-x9d2h`. */
export const readableSecret = (groups: number): string => Array.from({ length: groups }, group).join('-');

/** The same however it was typed: spaces, hyphens, capitals, and letters taken for digits. */
export const asReadableSecret = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
