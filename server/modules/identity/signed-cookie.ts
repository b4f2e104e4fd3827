import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What express-session put into a cookie: `s:`, the value, a point and the value's signature.
 * @param header Cookie, as the browser sent it
 * @returns undefined where there is no such cookie, and for one that was not signed with the secret
 */
export function signedValue(header: string | undefined, name: string, secret: string): string | undefined {
  const cookie = header?.split(';').find((pair) => pair.trimStart().startsWith(`${name}=`));
  if (!cookie) return undefined;
  const [, value, signature] = /^s:([\w-]+)\.(.+)$/.exec(decoded(cookie.slice(cookie.indexOf('=') + 1))) ?? [];
  if (!value || !signature) return undefined;
  const expected = createHmac('sha256', secret).update(value).digest('base64').slice(0, -1); // its padding
  return isSame(signature, expected) ? value : undefined;
}

/** Text of a cookie; nothing where it is no text. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Takes as long wherever they differ. */
function isSame(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}
