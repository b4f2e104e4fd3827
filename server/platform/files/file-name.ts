import { cleanLine } from '../../../common/forms/text.ts';
import type { DocumentType } from './document-type.ts';

/** Characters of the name without its extension; short enough for every file system, also in UTF-8. */
const MAX_LENGTH = 80;

/**
 * Returns a name that is safe on every operating system: without folders, control characters, bidirectional marks and
 * characters that Windows refuses. The extension always matches the detected type, so that opening the file cannot run
 * it as a program.
 */
export function toSafeFileName(name: string, { extensions }: DocumentType): string {
  const last = cleanLine(name).split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[<>:"|?*\u061C\u200E\u200F]/g, '').replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  const [, stem = plain, extension = ''] = /^(.+)\.([^.]+)$/.exec(plain) ?? [];
  const isMatching = extensions.includes(extension.toLowerCase());
  const base = [...(isMatching ? stem : plain)].slice(0, MAX_LENGTH).join('').trim() || 'dosya';
  return `${base}.${isMatching ? extension.toLowerCase() : extensions[0]}`;
}
