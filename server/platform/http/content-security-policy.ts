import { createHash } from 'node:crypto';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Emotion opens an empty <style> element and fills it through the CSS object model, which needs the hash of nothing. */
const emptyStyle = hashOf('');

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

const bodiesOf = (element: RegExp, html: string): string[] =>
  [...html.matchAll(element)].map((match) => match[1] ?? '');

interface Sources {
  /** What may run beside the site's own files: hashes of inline scripts, or a nonce. */
  scripts: readonly string[];
  styles: readonly string[];
}

const policy = ({ scripts, styles }: Sources): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The policy of one prerendered page: exactly its own inline scripts and styles. */
export function policyOfPage(html: string): string {
  return policy({
    scripts: [...new Set(bodiesOf(inlineScript, html).map(hashOf))],
    styles: [...new Set([emptyStyle, ...bodiesOf(inlineStyle, html).map(hashOf)])],
  });
}

/** The policy of a page rendered for one request. @param nonce written on each of its inline scripts and styles */
export const policyWithNonce = (nonce: string): string =>
  policy({ scripts: [`'nonce-${nonce}'`], styles: [emptyStyle, `'nonce-${nonce}'`] });
