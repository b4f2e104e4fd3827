import { cleanLine } from '../../../common/forms/text.ts';
import type { DocumentType } from './document-type.ts';

/** UTF-16 units, ending included: what every file system takes, also in UTF-8. */
const maxLength = 80;

/**
 * A name under which the file can be saved anywhere: without folders, controls, marks that reorder text and characters that Windows
 * refuses, and with an ending that tells the truth, so that nothing that is opened runs.
 */
export function safeFileName(name: string, { endings }: DocumentType): string {
  const last = cleanLine(name).split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[<>:"|?*\u061C\u200E\u200F]/g, '').replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  const [, stem = plain, ending = ''] = /^(.+)\.([^.]+)$/.exec(plain) ?? [];
  const honest = endings.includes(ending.toLowerCase());
  const kept = [...(honest ? stem : plain)].slice(0, maxLength).join('').trim() || 'dosya';
  return `${kept}.${honest ? ending.toLowerCase() : endings[0]}`;
}
