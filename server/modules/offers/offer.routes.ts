import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Context } from '../../platform/graphql/context.ts';
import type { Authentication } from '../identity/index.ts';
import { Attachment, handleFileError, sendFileError, sendGeneratedPdf } from '../files/index.ts';
import { findOffer } from './offer.queries.ts';
import { renderStoredDraft } from './offer.service.ts';

interface Options {
  authentication: Authentication;
  context: (request: Request) => Context;
}

/** GET /offers/<id>.pdf returns the stored PDF, or that of a draft, to any admin user. */
export function offerRoutes({ authentication, context }: Options): Router {
  const send: RequestHandler<{ id: string }> = async (request, response) => {
    if (!authentication.viewerOf(request)) {
      sendFileError(response, 401, 'UNAUTHENTICATED', 'Please sign in');
      return;
    }
    const { db, files } = context(request as Request);
    const offer = await findOffer(db, request.params.id);
    if (offer && !offer.attachmentId) {
      sendDraft(response, await renderStoredDraft(db, offer));
      return;
    }
    const file = offer && (await db.manager.findOneBy(Attachment, { id: offer.attachmentId! }));
    if (!file) {
      sendFileError(response, 404, 'NOT_FOUND', 'There is no such offer');
      return;
    }
    response.set('Cache-Control', 'private, no-store');
    await sendGeneratedPdf(db.manager, files, file, request as Request, response);
  };

  return Router()
    .get('/offers/:id.pdf', ...authentication.middleware, send)
    .use('/offers', handleFileError);
}

const sendDraft = (response: Response, content: Buffer) =>
  void response
    .type('application/pdf')
    .set({
      'Content-Disposition': 'inline; filename="draft.pdf"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .send(content);
