import { randomUUID } from 'node:crypto';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { GraphQLError } from 'graphql';
import type { DataSource } from 'typeorm';
import { MAX_ATTACHMENT_BYTES } from '../../../common/business.ts';
import { isTemporaryFailure, RETRY_AFTER_SECONDS } from '../../platform/database/connection-errors.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { detectDocumentType } from '../../platform/files/document-type.ts';
import { FileContentError, type FileStorage } from '../../platform/files/file-folder.ts';
import { toSafeFileName } from '../../platform/files/file-name.ts';
import { handleSingleUpload, UploadError } from '../../platform/files/upload.ts';
import { isOwnOrigin, type RequestAuthentication } from '../../platform/graphql/authentication.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { networkOf, rateLimit } from '../../platform/rate-limit.ts';
import { Attachment } from './attachment.entity.ts';
import { StorageFullError, storeUpload } from './attachment.service.ts';
import { sendDownload } from './send-file.ts';

/** Enough to upload all certificates of an application twice. MAX_UNCLAIMED_BYTES_PER_NETWORK limits the bytes. */
const uploadsPerAddress = rateLimit({ name: 'attachments', points: 30, seconds: 600 });

interface Options {
  /** Stores uploads, which need no sign-in. */
  db: DataSource;
  files: FileStorage;
  /** Origins of our own pages. */
  origins: ReadonlySet<string>;
  authentication: RequestAuthentication;
  context: (request: Request) => Context;
}

/**
 * POST /attachments stores the file of a form that is not submitted yet; GET /attachments/:id sends it to signed-in
 * users.
 */
export function attachmentRoutes({ db, files, origins, authentication, context }: Options): Router {
  const checkUpload: RequestHandler = async (request, response, next) => {
    if (!isOwnOrigin(request, origins)) {
      sendFileError(response, 403, 'FORBIDDEN', 'Files from other sites are not accepted');
      return;
    }
    await uploadsPerAddress.consume(db, networkOf(request.ip ?? ''));
    next();
  };

  const storeFile = handleSingleUpload(MAX_ATTACHMENT_BYTES, async ({ name, path, size }, request, response) => {
    const documentType = await detectDocumentType(path);
    if (!documentType) {
      sendFileError(response, 415, 'TYPE_NOT_ACCEPTED', 'The file is not a PDF, Word, Excel, JPEG or PNG file');
      return;
    }
    const fileInfo = { name: toSafeFileName(name, documentType), type: documentType.type, size };
    const attachment = await storeUpload(db, files, path, fileInfo, request.ip ?? '');
    response.status(201).json({ id: attachment.id, name: attachment.name, size, type: attachment.type });
  });

  const sendFile: RequestHandler<{ id: string }> = async (request, response) => {
    if (!authentication.viewerOf(request)) {
      sendFileError(response, 401, 'UNAUTHENTICATED', 'Please sign in');
      return;
    }
    const { id } = request.params;
    const { manager } = context(request as Request).db;
    const attachment = isUuid(id) ? await manager.findOneBy(Attachment, { id }) : null;
    if (!attachment) {
      sendFileError(response, 404, 'NOT_FOUND', 'There is no such file');
      return;
    }
    response.set('Cache-Control', 'private, no-store');
    await sendDownload(manager, files, attachment, request as Request, response);
  };

  return Router()
    .post('/attachments', checkUpload, storeFile)
    .get('/attachments/:id', ...authentication.middleware, sendFile)
    .use('/attachments', handleFileError);
}

/** Sends an error in the JSON format that all file routes share. */
export function sendFileError(response: Response, status: number, code: string, message: string): void {
  response.status(status).json({ error: { code, message } });
}

/** Sends errors that the client can correct. Other errors are logged and reported with a reference id. */
export const handleFileError: ErrorRequestHandler = (error: Error & { status?: number }, request, response, _next) => {
  if (error instanceof UploadError) {
    const isTooLarge = error.code === 'FILE_TOO_LARGE' || error.code === 'FILE_EXPANDS';
    sendFileError(response, isTooLarge ? 413 : 400, error.code, error.message);
    return;
  }
  if (error instanceof GraphQLError && error.extensions.code === 'RATE_LIMITED') {
    response.set('Retry-After', String(error.extensions.retryAfter));
    sendFileError(response, 429, 'RATE_LIMITED', error.message);
    return;
  }
  if (error instanceof StorageFullError) {
    response.set('Retry-After', '3600'); // unclaimed files are removed every hour
    sendFileError(response, 503, 'STORAGE_FULL', error.message);
    return;
  }
  if (error instanceof GraphQLError && error.extensions.code === 'NOT_FOUND') {
    sendFileError(response, 404, 'NOT_FOUND', error.message);
    return;
  }
  if (error instanceof GraphQLError && error.extensions.code === 'CONFLICT') {
    sendFileError(response, 409, 'CONFLICT', error.message);
    return;
  }
  if (error instanceof GraphQLError && error.extensions.code === 'BAD_USER_INPUT')
    return void response.status(400).json({ error: { ...error.extensions, message: error.message } });
  const { status = 500 } = error;
  if (status < 500) {
    sendFileError(response, status, 'BAD_REQUEST', error.message);
    return;
  }

  const reference = randomUUID();
  request.log.error({ err: error, reference }, 'a file request failed');
  if (error instanceof FileContentError && !response.headersSent) {
    const state = error.code === 'FILE_MISSING' ? 'missing' : 'damaged';
    sendFileError(response, 500, error.code, `The stored file is ${state}. Reference: ${reference}`);
    return;
  }
  if (response.headersSent) return;
  const isTemporary = isTemporaryFailure(error);
  if (isTemporary) response.set('Retry-After', RETRY_AFTER_SECONDS);
  sendFileError(
    response,
    isTemporary ? 503 : 500,
    'INTERNAL_SERVER_ERROR',
    `Something went wrong on our side. Reference: ${reference}`,
  );
};
