import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the `@font-face` rules of the built site, for pages that the server renders itself; '' without a build. */
export function readFontFaces(build: string): string {
  try {
    const page = readFileSync(path.join(build, 'client/index.html'), 'utf8');
    return [...new Set(page.match(/@font-face\{[^}]*\}/g))].join('');
  } catch {
    return '';
  }
}
