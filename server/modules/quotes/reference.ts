import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that nothing is misread and no word comes out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number to read out on the phone, one of 32^6: chance alone keeps two from being the same, so the table must. */
export const newReference = (): string =>
  `KC-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
