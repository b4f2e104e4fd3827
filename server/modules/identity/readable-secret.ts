import { randomInt } from 'node:crypto';

/** Crockford's base32 in lower case: contains no letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const createGroup = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * Creates a random secret that is easy to read and type, in groups of five characters with 25 bits each: `7k3mq-x9d2h`.
 */
export const createReadableSecret = (groups: number): string => Array.from({ length: groups }, createGroup).join('-');

/** Removes differences in how a secret was typed: spaces, hyphens, capitals, and letters that look like digits. */
export const normalizeReadableSecret = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
