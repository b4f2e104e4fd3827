import { pipeline } from 'node:stream/promises';
import { Router, type RequestHandler } from 'express';
import type { DataSource } from 'typeorm';
import type { Authentication } from '../../identity/authentication.ts';
import { Attachment } from '../../intake/attachment.entity.ts';
import { fileFailures, refuseFile } from '../../intake/attachment.routes.ts';
import { contentOf } from '../../intake/attachment.service.ts';
import { offerById } from './offer.service.ts';

interface Options {
  db: DataSource;
  authentication: Authentication;
}

/** GET /offers/<id>.pdf: the document as it was made, for whoever is signed in. */
export function offerRoutes({ db, authentication }: Options): Router {
  const send: RequestHandler<{ id: string }> = async (request, response) => {
    if (!authentication.viewerOf(request)) return refuseFile(response, 401, 'UNAUTHENTICATED', 'Please sign in');
    const offer = await offerById(db, request.params.id);
    const file = offer && (await db.manager.findOneBy(Attachment, { id: offer.attachmentId }));
    if (!file) return refuseFile(response, 404, 'NOT_FOUND', 'There is no such offer');
    response.type(file.type).set({
      // Shown by the browser, which saves it under this name: we print it ourselves, so nothing foreign is in it.
      'Content-Disposition': `inline; filename="${file.name}"`,
      'Content-Length': String(file.size),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    if (request.method === 'HEAD') return void response.end();
    await pipeline(contentOf(db.manager, file), response).catch((error: unknown) =>
      request.log.warn(error, 'an offer was not sent to its end'),
    );
  };
  return Router()
    .get('/offers/:id.pdf', ...authentication.middleware, send)
    .use('/offers', fileFailures);
}
