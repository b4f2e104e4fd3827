import { randomInt } from 'node:crypto';

/** Crockford's base 32, without I, L, O and U: easy to read aloud, and spells no words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Generates a random reference number, one of 32^6. It may collide, so that its column needs a unique index. */
export const generateReference = (): string =>
  `KC-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
