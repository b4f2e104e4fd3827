import { unlink, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import { detectDocumentType } from '../../platform/files/document-type.ts';
import type { FileStorage } from '../../platform/files/file-folder.ts';
import { toSafeFileName } from '../../platform/files/file-name.ts';
import { Attachment, storeAttachment } from '../files/index.ts';
import type { MailFile } from './parsed-mail.ts';

/** Extensions that no operating system runs; a file with another one gets the extension .bin. */
const passiveExtensions = [
  ...['txt', 'csv', 'tsv', 'json', 'xml', 'rtf', 'odt', 'ods', 'ppt', 'pptx', 'eml', 'msg', 'ics', 'vcf', 'dat'],
  ...[
    'gif',
    'webp',
    'tif',
    'tiff',
    'bmp',
    'heic',
    'dwg',
    'dxf',
    'step',
    'stp',
    'zip',
    'rar',
    '7z',
    'gz',
    'p7s',
    'p7m',
    'asc',
  ],
];

/** Stores the files of a mail. Only the type of a document whose content was recognised is named. */
export async function storeMailFiles(
  tx: EntityManager,
  storage: FileStorage,
  mailId: string,
  files: readonly MailFile[],
): Promise<Attachment[]> {
  const stored: Attachment[] = [];
  for (const { name, content } of files) {
    const path = join(tmpdir(), `kordon-mail-${randomUUID()}`);
    await writeFile(path, content, { mode: 0o600 });
    try {
      const type = await detectType(path, name);
      const attachment = await storeAttachment(tx, storage, path, {
        name: toSafeFileName(name, type),
        type: type.type,
        size: content.length,
      });
      await tx.update(Attachment, { id: attachment.id }, { inboundMailId: mailId });
      stored.push(attachment);
    } finally {
      await unlink(path);
    }
  }
  return stored;
}

async function detectType(path: string, name: string): Promise<{ type: string; extensions: readonly string[] }> {
  // A document that would take far more memory than its size is kept as an unknown file.
  const document = await detectDocumentType(path).catch(() => undefined);
  if (document) return document;
  const extension = name.split('.').at(-1)!.toLowerCase();
  return {
    type: 'application/octet-stream',
    extensions: [passiveExtensions.includes(extension) ? extension : 'bin'],
  };
}
