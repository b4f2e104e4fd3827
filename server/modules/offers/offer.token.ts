import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { normalizeReadableSecret } from '../identity/index.ts';

/**
 * Derives the secrets of offers from the server secret, so that none of them is stored and each can be sent again. When SESSION_SECRET
 * changes, links stay valid, because their hashes are stored, but have to be renewed before they are sent again.
 */
export interface OfferTokens {
  /** Token of the customer's link: everybody who has it may read and decline the offer and ask questions. */
  linkToken(offerId: string, version: number): string;
  /** Code printed on the document, `7k3m-q2xd-9h4t-c8wp`: it gives access to the verification page only. */
  verificationCode(offerId: string): string;
  /** Six digits, mailed to the recipient. @param number counts the codes of a link */
  acceptanceCode(link: LinkKey & { number: number }): string;
  /**
   * Six digits, mailed to the recipient of an accepted offer, who wants to see the order. It differs from the acceptance code, which
   * acceptOffer compares without a limit once the offer is accepted.
   */
  orderCode(link: LinkKey & { number: number }): string;
  /** Access token that opens the order of an accepted offer. @param until seconds since 1970 */
  orderAccess(link: LinkKey, until: number): string;
  /** Whether an access token opens the order of this link: it becomes invalid at the time that it contains, and when the link is renewed. */
  isOrderAccess(link: LinkKey, access: string): boolean;
  linkUrl(offerId: string, version: number): string;
  verificationUrl(offerId: string): string;
  /** The link as it is stored in texts: with an ellipsis for the token. */
  redactedLinkUrl: string;
}

interface LinkKey {
  offerId: string;
  version: number;
}

/** 144 bits, 24 characters. */
const TOKEN_BYTES = 18;
/** 80 bits: short enough for a bank clerk to type, and too many to guess at some thousand attempts a second. */
const VERIFICATION_CHARACTERS = 16;
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * @param secret SESSION_SECRET
 * @param publicUrl base URL of the site
 */
export function createOfferTokens(secret: string, publicUrl: string): OfferTokens {
  /** A pseudorandom function with its own key for each purpose (HKDF-SHA-256, HMAC-SHA-256). */
  const derive = (purpose: string) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    return (...parts: (string | number)[]) => createHmac('sha256', key).update(parts.join(' ')).digest();
  };
  const deriveLink = derive('offer link');
  const deriveVerification = derive('offer verification');
  const deriveCode = derive('offer acceptance code');
  const deriveOrderCode = derive('order code');
  const deriveAccess = derive('order access');

  const linkToken: OfferTokens['linkToken'] = (offerId, version) =>
    deriveLink(offerId, version).subarray(0, TOKEN_BYTES).toString('base64url');
  const verificationCode: OfferTokens['verificationCode'] = (offerId) =>
    [...deriveVerification(offerId).subarray(0, VERIFICATION_CHARACTERS)]
      .map((byte) => alphabet[byte % alphabet.length]!)
      .join('')
      .replace(/.{4}(?=.)/g, '$&-');
  const orderAccess: OfferTokens['orderAccess'] = ({ offerId, version }, until) =>
    `${until}.${deriveAccess(offerId, version, until).subarray(0, TOKEN_BYTES).toString('base64url')}`;
  return {
    linkToken,
    verificationCode,
    orderAccess,
    isOrderAccess(link, access) {
      const until = Number(/^(\d{10})\./.exec(access)?.[1] ?? 0);
      const [given, expected] = [Buffer.from(access), Buffer.from(orderAccess(link, until))];
      return until * 1000 > Date.now() && given.length === expected.length && timingSafeEqual(given, expected);
    },
    acceptanceCode: ({ offerId, version, number }) => toDigits(deriveCode(offerId, version, number)),
    orderCode: ({ offerId, version, number }) => toDigits(deriveOrderCode(offerId, version, number)),
    linkUrl: (offerId, version) => new URL(`/offer/${linkToken(offerId, version)}`, publicUrl).href,
    verificationUrl: (offerId) => new URL(`/verify/${verificationCode(offerId).toUpperCase()}`, publicUrl).href,
    redactedLinkUrl: `${new URL('/offer/', publicUrl).href}…`,
  };
}

/** Six digits. 2^48 is not a multiple of 10^6; the bias is below 10^-8. */
const toDigits = (mac: Buffer): string => String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Hash by which a link is looked up. */
export const hashLinkToken = hash;

/** Hash by which a document is looked up; capitals, spaces, hyphens and letters that look like digits make no difference. */
export const hashVerificationCode = (code: string): Buffer => hash(normalizeReadableSecret(code));
