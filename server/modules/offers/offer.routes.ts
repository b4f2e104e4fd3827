import { Router, urlencoded, type Request, type RequestHandler, type Response } from 'express';
import type { Context } from '../../platform/graphql/context.ts';
import type { Authentication } from '../identity/index.ts';
import { Attachment, handleFileError, requireEditor, sendFileError, sendGeneratedPdf } from '../files/index.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { findOffer } from './offer.queries.ts';
import { previewOffer, renderStoredDraft } from './offer.service.ts';

interface Options {
  /** Origins of our own pages. */
  origins: ReadonlySet<string>;
  authentication: Authentication;
  context: (request: Request) => Context;
}

/** More than enough for the maximum of 60 lines. */
const MAX_BODY_SIZE = '256kb';

/**
 * GET /offers/<id>.pdf returns the stored PDF, or that of a draft, to any admin user. POST /offers/preview returns the PDF of a draft to an editor; the
 * request is an HTML form whose field `offer` contains the offer form as JSON, so that a browser can open the PDF in a tab.
 */
export function offerRoutes({ origins, authentication, context }: Options): Router {
  const send: RequestHandler<{ id: string }> = async (request, response) => {
    if (!authentication.viewerOf(request)) {
      sendFileError(response, 401, 'UNAUTHENTICATED', 'Please sign in');
      return;
    }
    const { db } = context(request as Request);
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
    await sendGeneratedPdf(db.manager, file, request as Request, response);
  };
  const preview: RequestHandler = async (request, response) => {
    const content = await previewOffer(context(request).db, parseOffer(request.body));
    sendDraft(response, content);
  };

  return Router()
    .post(
      '/offers/preview',
      ...requireEditor({ origins, authentication }, 'Offers'),
      urlencoded({ extended: false, limit: MAX_BODY_SIZE }),
      preview,
    )
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

/** @throws BAD_USER_INPUT when the field is not a JSON object */
function parseOffer(body: unknown): object {
  const { offer } = (body ?? {}) as { offer?: unknown };
  try {
    const form: unknown = JSON.parse(String(offer));
    if (typeof form === 'object' && form !== null) return form;
  } catch {
    // Invalid JSON is rejected below, like JSON that is not an object.
  }
  throw badInput({ offer: 'form.text.invalid' });
}
