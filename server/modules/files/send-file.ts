import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { EntityManager } from 'typeorm';
import type { FileStorage } from '../../platform/files/file-folder.ts';
import type { Attachment } from './attachment.entity.ts';
import { streamAttachment } from './attachment.service.ts';

type StoredFile = Pick<Attachment, 'id' | 'name' | 'type' | 'size' | 'folderSha256'>;

/** Sends a stored file as a download. The content cannot run as a page of our site. */
export async function sendDownload(
  db: EntityManager,
  files: FileStorage,
  file: StoredFile,
  request: Request,
  response: Response,
): Promise<void> {
  response.attachment(file.name).set('Content-Security-Policy', "default-src 'none'; sandbox");
  await sendContent(db, files, file, request, response);
}

/** Sends a stored PDF that the browser shows, which is safe because the server generated it. */
export async function sendGeneratedPdf(
  db: EntityManager,
  files: FileStorage,
  file: StoredFile,
  request: Request,
  response: Response,
): Promise<void> {
  response.set('Content-Disposition', `inline; filename="${file.name}"`);
  await sendContent(db, files, file, request, response);
}

/** @throws FileContentError when the content cannot be read from its beginning; nothing has been sent then */
async function sendContent(
  db: EntityManager,
  files: FileStorage,
  file: StoredFile,
  request: Request,
  response: Response,
): Promise<void> {
  const content = request.method === 'HEAD' ? undefined : streamAttachment(db, files, file);
  if (content) await once(content, 'readable');
  response.type(file.type).set({ 'Content-Length': String(file.size), 'X-Content-Type-Options': 'nosniff' });
  if (!content) {
    response.end();
    return;
  }
  // The headers are already sent. The closed connection and Content-Length let the browser detect the incomplete
  // download.
  await pipeline(content, response).catch((error: unknown) =>
    request.log.warn(error, 'a file download was interrupted'),
  );
}
