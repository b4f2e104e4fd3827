import { pipeline } from 'node:stream/promises';
import { Router, urlencoded, type RequestHandler } from 'express';
import type { DataSource } from 'typeorm';
import type { Authentication } from '../identity/index.ts';
import { Attachment, contentOf, fileFailures, refuseFile } from '../files/index.ts';
import { editors } from '../../platform/graphql/roles.ts';
import { isOwnOrigin } from '../../platform/http/origin.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { offerById, previewOffer } from './offer.service.ts';

interface Options {
  db: DataSource;
  /** Of our own pages. */
  origins: ReadonlySet<string>;
  authentication: Authentication;
}

/** Sixty lines with all that may be said in them, and then some. */
const largest = '256kb';

/**
 * GET /offers/<id>.pdf: the document as it was made, for whoever is signed in. POST /offers/preview: the document that would be made, from
 * an editor; a form with the field `offer`, the values of the offer form as JSON, so that a browser can show the answer in a tab.
 */
export function offerRoutes({ db, origins, authentication }: Options): Router {
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
  const preview: RequestHandler = async (request, response) => {
    if (!isOwnOrigin(request, origins))
      return refuseFile(response, 403, 'FORBIDDEN', 'Offers from other sites are not shown');
    const viewer = authentication.viewerOf(request);
    if (!viewer) return refuseFile(response, 401, 'UNAUTHENTICATED', 'Please sign in');
    if (!editors.includes(viewer.role)) return refuseFile(response, 403, 'FORBIDDEN', 'Your role does not allow this');
    const content = await previewOffer(db, formOf(request.body));
    response
      .type('application/pdf')
      .set({
        'Content-Disposition': 'inline; filename="draft.pdf"',
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      })
      .send(content);
  };

  return Router()
    .post('/offers/preview', ...authentication.middleware, urlencoded({ extended: false, limit: largest }), preview)
    .get('/offers/:id.pdf', ...authentication.middleware, send)
    .use('/offers', fileFailures);
}

/** @throws BAD_USER_INPUT for what is no JSON object */
function formOf(body: unknown): object {
  const { offer } = (body ?? {}) as { offer?: unknown };
  try {
    const form: unknown = JSON.parse(String(offer));
    if (typeof form === 'object' && form !== null) return form;
  } catch {
    // As what is JSON and no object.
  }
  throw badInput({ offer: 'form.text.invalid' });
}
