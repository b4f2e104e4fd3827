import { createHash } from 'node:crypto';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Emotion inserts an empty <style> element and fills it through the CSS object model, so the hash of the empty string
 * has to be allowed.
 */
const EMPTY_STYLE_HASH = hashOf('');

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

const findBodies = (element: RegExp, html: string): string[] =>
  [...html.matchAll(element)].map((match) => match[1] ?? '');

interface Sources {
  /** Allowed in addition to the site's own files: hashes of inline scripts, or a nonce. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins that scripts may be loaded from and data sent to. */
  external?: readonly string[];
  /** Whether the page shows PDFs that its script has fetched, whose viewer is a plugin, and pages of mails (mail.routes.ts) in a frame. */
  hasPdf?: boolean;
}

const buildPolicy = ({ scripts, styles, external = [], hasPdf = false }: Sources): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, ...external].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    `img-src ${["'self'", 'data:', ...external].join(' ')}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${["'self'", ...external].join(' ')}`,
    "manifest-src 'self'",
    ...(hasPdf ? ["frame-src 'self' blob:", 'object-src blob:'] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Returns the Content-Security-Policy of a prerendered page, which allows exactly its own inline scripts and styles.
 */
export function buildPagePolicy(html: string, external: readonly string[]): string {
  return buildPolicy({
    scripts: [...new Set(findBodies(inlineScript, html).map(hashOf))],
    styles: [...new Set([EMPTY_STYLE_HASH, ...findBodies(inlineStyle, html).map(hashOf)])],
    external,
  });
}

/**
 * Returns the Content-Security-Policy of a page that is rendered per request.
 * @param nonce the nonce attribute of each of its inline scripts and styles
 */
export const buildNoncePolicy = (nonce: string): string =>
  buildPolicy({ scripts: [`'nonce-${nonce}'`], styles: [EMPTY_STYLE_HASH, `'nonce-${nonce}'`], hasPdf: true });
