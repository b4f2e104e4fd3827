import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type/node';
import { streamsOf } from './compound-file.ts';

export interface DocumentType {
  /** Media type. */
  type: string;
  /** Endings that such a file may have; the first is the usual one. */
  endings: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument';
const types = {
  pdf: { type: 'application/pdf', endings: ['pdf'] },
  jpeg: { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { type: 'image/png', endings: ['png'] },
  docx: { type: `${office}.wordprocessingml.document`, endings: ['docx'] },
  xlsx: { type: `${office}.spreadsheetml.sheet`, endings: ['xlsx'] },
  doc: { type: 'application/msword', endings: ['doc'] },
  xls: { type: 'application/vnd.ms-excel', endings: ['xls'] },
} satisfies Record<string, DocumentType>;

/** Under which names such files come. */
export const documentEndings = Object.values(types).flatMap(({ endings }) => endings);

const byType = new Map<string, DocumentType>(Object.values(types).map((known) => [known.type, known]));

/**
 * What a file is by its content, whatever it is called: one of the documents and pictures that businesses send each other, or
 * undefined. Archives are looked into, and never unpacked beyond a megabyte.
 */
export async function documentTypeOf(path: string): Promise<DocumentType | undefined> {
  const found = await fileTypeFromFile(path);
  return found?.mime === 'application/x-cfb' ? oldOfficeType(path) : byType.get(found?.mime ?? '');
}

async function oldOfficeType(path: string): Promise<DocumentType | undefined> {
  const file = await open(path);
  try {
    const streams = await streamsOf(file);
    if (streams.has('WordDocument')) return types.doc;
    return streams.has('Workbook') || streams.has('Book') ? types.xls : undefined;
  } finally {
    await file.close();
  }
}
