import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Reads a cookie that express-session has signed: `s:`, the value, a dot and the signature of the value.
 * @param header the Cookie header of the request
 * @returns undefined when the cookie is missing or was not signed with the secret
 */
export function readSignedCookie(header: string | undefined, name: string, secret: string): string | undefined {
  const cookie = header?.split(';').find((pair) => pair.trimStart().startsWith(`${name}=`));
  if (!cookie) return undefined;
  const [, value, signature] = /^s:([\w-]+)\.(.+)$/.exec(decodeCookie(cookie.slice(cookie.indexOf('=') + 1))) ?? [];
  if (!value || !signature) return undefined;
  const expected = createHmac('sha256', secret).update(value).digest('base64').slice(0, -1); // without padding
  return isEqual(signature, expected) ? value : undefined;
}

/** Decodes a cookie value; returns an empty string when it is malformed. */
function decodeCookie(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Compares in constant time. */
function isEqual(a: string, b: string): boolean {
  const [bytesA, bytesB] = [Buffer.from(a), Buffer.from(b)];
  return bytesA.length === bytesB.length && timingSafeEqual(bytesA, bytesB);
}
