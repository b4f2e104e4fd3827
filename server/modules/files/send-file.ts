import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { EntityManager } from 'typeorm';
import type { Attachment } from './attachment.entity.ts';
import { streamAttachment } from './attachment.service.ts';

type StoredFile = Pick<Attachment, 'id' | 'name' | 'type' | 'size'>;

/** Sends a stored file as a download. The content cannot run as a page of our site. */
export async function sendDownload(
  db: EntityManager,
  file: StoredFile,
  request: Request,
  response: Response,
): Promise<void> {
  response.attachment(file.name).set('Content-Security-Policy', "default-src 'none'; sandbox");
  await sendContent(db, file, request, response);
}

/** Sends a stored PDF that the browser shows, which is safe because the server generated it. */
export async function sendGeneratedPdf(
  db: EntityManager,
  file: StoredFile,
  request: Request,
  response: Response,
): Promise<void> {
  response.set('Content-Disposition', `inline; filename="${file.name}"`);
  await sendContent(db, file, request, response);
}

async function sendContent(db: EntityManager, file: StoredFile, request: Request, response: Response): Promise<void> {
  response.type(file.type).set({ 'Content-Length': String(file.size), 'X-Content-Type-Options': 'nosniff' });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  // The headers are already sent. The closed connection and Content-Length let the browser detect the incomplete
  // download.
  await pipeline(streamAttachment(db, file), response).catch((error: unknown) =>
    request.log.warn(error, 'a file download was interrupted'),
  );
}
