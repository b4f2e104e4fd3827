import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type/node';
import { readStreamNames } from './compound-file.ts';

export interface DocumentType {
  /** Media type. */
  type: string;
  /** Accepted file name extensions; the first is the default. */
  extensions: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument';
const types = {
  pdf: { type: 'application/pdf', extensions: ['pdf'] },
  jpeg: { type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { type: 'image/png', extensions: ['png'] },
  docx: { type: `${office}.wordprocessingml.document`, extensions: ['docx'] },
  xlsx: { type: `${office}.spreadsheetml.sheet`, extensions: ['xlsx'] },
  doc: { type: 'application/msword', extensions: ['doc'] },
  xls: { type: 'application/vnd.ms-excel', extensions: ['xls'] },
} satisfies Record<string, DocumentType>;

/** Extensions of all accepted documents. */
export const documentExtensions = Object.values(types).flatMap(({ extensions }) => extensions);

const byType = new Map<string, DocumentType>(Object.values(types).map((type) => [type.type, type]));

/**
 * Detects the type of a file from its content, not from its name. Returns undefined when it is not an accepted document
 * or image. Archives are inspected, but at most one megabyte is unpacked.
 */
export async function detectDocumentType(path: string): Promise<DocumentType | undefined> {
  const found = await fileTypeFromFile(path);
  return found?.mime === 'application/x-cfb' ? detectOldOfficeType(path) : byType.get(found?.mime ?? '');
}

async function detectOldOfficeType(path: string): Promise<DocumentType | undefined> {
  const file = await open(path);
  try {
    const streams = await readStreamNames(file);
    if (streams.has('WordDocument')) return types.doc;
    return streams.has('Workbook') || streams.has('Book') ? types.xls : undefined;
  } finally {
    await file.close();
  }
}
