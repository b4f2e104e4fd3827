import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Router, type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import { GraphQLError } from 'graphql';
import type { DataSource } from 'typeorm';
import { attachmentLimit } from '../../../common/business.ts';
import type { RequestAuthentication } from '../../platform/http/authentication.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { documentTypeOf } from '../../platform/files/document-type.ts';
import { safeFileName } from '../../platform/files/file-name.ts';
import { oneUpload, UploadError } from '../../platform/files/upload.ts';
import { isOwnOrigin } from '../../platform/http/origin.ts';
import { networkOf, rateLimit } from '../../platform/rate-limit.ts';
import { Attachment } from './attachment.entity.ts';
import { contentOf, storeUpload, UploadsFull } from './attachment.service.ts';

/** An application with all its certificates, twice, and then some; how many bytes: MAX_UNCLAIMED_BYTES_PER_NETWORK. */
const perAddress = rateLimit({ name: 'attachments', points: 30, seconds: 600 });

interface Options {
  db: DataSource;
  /** Of our own pages. */
  origins: ReadonlySet<string>;
  authentication: RequestAuthentication;
}

/** POST /attachments takes the file of a form before the form is sent; GET /attachments/:id gives it to the sales desk. */
export function attachmentRoutes({ db, origins, authentication }: Options): Router {
  const accept: RequestHandler = async (request, response, next) => {
    if (!isOwnOrigin(request, origins))
      return refuseFile(response, 403, 'FORBIDDEN', 'Files from other sites are not accepted');
    await perAddress.consume(db, networkOf(request.ip ?? ''));
    next();
  };

  const store = oneUpload(attachmentLimit, async ({ name, path, size }, request, response) => {
    const found = await documentTypeOf(path);
    if (!found)
      return refuseFile(response, 415, 'TYPE_NOT_ACCEPTED', 'The file is no PDF, Word, Excel, JPEG or PNG file');
    const about = { name: safeFileName(name, found), type: found.type, size };
    const attachment = await storeUpload(db, path, about, request.ip ?? '');
    response.status(201).json({ id: attachment.id, name: attachment.name, size, type: attachment.type });
  });

  const send: RequestHandler<{ id: string }> = async (request, response) => {
    if (!authentication.viewerOf(request)) return refuseFile(response, 401, 'UNAUTHENTICATED', 'Please sign in');
    const { id } = request.params;
    const attachment = isUuid(id) ? await db.manager.findOneBy(Attachment, { id }) : null;
    if (!attachment) return refuseFile(response, 404, 'NOT_FOUND', 'There is no such file');
    response
      .attachment(attachment.name)
      .type(attachment.type)
      .set({
        'Content-Length': String(attachment.size),
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      });
    if (request.method === 'HEAD') return void response.end();
    // Too late for another answer: the connection is closed, and the browser knows by the length that something is missing.
    await pipeline(contentOf(db.manager, attachment), response).catch((error: unknown) =>
      request.log.warn(error, 'a file was not sent to its end'),
    );
  };

  return Router()
    .post('/attachments', accept, store)
    .get('/attachments/:id', ...authentication.middleware, send)
    .use('/attachments', fileFailures);
}

/** Says in the one shape of all answers about files what is wrong. */
export function refuseFile(response: Response, status: number, code: string, message: string): void {
  response.status(status).json({ error: { code, message } });
}

/** What the sender can mend; anything else is ours, named by a reference id under which the log has the cause. */
export const fileFailures: ErrorRequestHandler = (error: Error & { status?: number }, request, response, _next) => {
  if (error instanceof UploadError)
    return refuseFile(response, error.code === 'FILE_TOO_LARGE' ? 413 : 400, error.code, error.message);
  if (error instanceof GraphQLError && error.extensions.code === 'RATE_LIMITED') {
    response.set('Retry-After', String(error.extensions.retryAfter));
    return refuseFile(response, 429, 'RATE_LIMITED', error.message);
  }
  if (error instanceof UploadsFull) {
    response.set('Retry-After', '3600'); // unclaimed files are removed every hour
    return refuseFile(response, 503, 'STORAGE_FULL', error.message);
  }
  if (error instanceof GraphQLError && error.extensions.code === 'NOT_FOUND')
    return refuseFile(response, 404, 'NOT_FOUND', error.message);
  if (error instanceof GraphQLError && error.extensions.code === 'BAD_USER_INPUT')
    return void response.status(400).json({ error: { ...error.extensions, message: error.message } });
  const { status = 500 } = error;
  if (status < 500) return refuseFile(response, status, 'BAD_REQUEST', error.message);

  const reference = randomUUID();
  request.log.error({ err: error, reference }, 'a file could not be taken or given');
  if (!response.headersSent)
    refuseFile(response, 500, 'INTERNAL_SERVER_ERROR', `Something went wrong on our side. Reference: ${reference}`);
};
