import { open, type FileHandle } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type/node';
import { readStreamNames } from './compound-file.ts';
import { isArchiveTooLarge, isJpegTooLarge, isPngTooLarge } from './unpacked-size.ts';
import { UploadError } from './upload.ts';

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

/** Checks of the size that a file has when a program opens it; old Office files and PDFs are not unpacked as a whole. */
const sizeChecks = new Map<DocumentType | undefined, (file: FileHandle) => Promise<boolean>>([
  [types.docx, isArchiveTooLarge],
  [types.xlsx, isArchiveTooLarge],
  [types.png, isPngTooLarge],
  [types.jpeg, isJpegTooLarge],
]);

/**
 * Detects the type of a file from its content, not from its name. Returns undefined when it is not an accepted document
 * or image. Archives are inspected, but at most one megabyte is unpacked.
 * @throws UploadError for a bomb: a file that would take far more memory than its size when a colleague opens it
 */
export async function detectDocumentType(path: string): Promise<DocumentType | undefined> {
  const found = await fileTypeFromFile(path);
  const file = await open(path);
  try {
    const type = found?.mime === 'application/x-cfb' ? await detectOldOfficeType(file) : byType.get(found?.mime ?? '');
    if (await sizeChecks.get(type)?.(file))
      throw new UploadError('FILE_EXPANDS', 'The file would be far larger when it is opened');
    return type;
  } finally {
    await file.close();
  }
}

async function detectOldOfficeType(file: FileHandle): Promise<DocumentType | undefined> {
  const streams = await readStreamNames(file);
  if (streams.has('WordDocument')) return types.doc;
  return streams.has('Workbook') || streams.has('Book') ? types.xls : undefined;
}
