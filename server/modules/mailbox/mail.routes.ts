import { readFile } from 'node:fs/promises';
import { Router, type Request, type RequestHandler } from 'express';
import { MAX_MAIL_BYTES } from '../../../common/mail-size.ts';
import { handleSingleUpload } from '../../platform/files/upload.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { editors } from '../../platform/graphql/roles.ts';
import { handleFileError, requireEditor, sendFileError } from '../files/index.ts';
import type { Authentication } from '../identity/index.ts';
import { findInboundMail, readBody } from './inbound-mail.list.ts';
import { addMailFile } from './mail-file.service.ts';
import { parseMail } from './parsed-mail.ts';

interface Options {
  /** Origins of our own pages. */
  origins: ReadonlySet<string>;
  authentication: Authentication;
  context: (request: Request) => Context;
}

/**
 * POST /companies/<id>/mails: multipart upload of one .eml file by an editor; answers 201 with the ids of the mail and its communication.
 * GET /inbound-mails/<id>/page: the HTML of a mail for a sandboxed frame of our own pages; with `?pictures=on` also its remote pictures.
 */
export function mailRoutes({ origins, authentication, context }: Options): Router {
  const storeMailFile = handleSingleUpload(MAX_MAIL_BYTES, async ({ path, size }, request, response) => {
    const mail = await parseMail(await readFile(path), { trustedServers: null, receivedAt: new Date(), size });
    if (!mail.sender.email && !mail.messageId) {
      sendFileError(response, 415, 'TYPE_NOT_ACCEPTED', 'The file is no mail (.eml)');
      return;
    }
    const { files, transaction } = context(request);
    const viewer = authentication.viewerOf(request)!;
    const stored = await transaction((tx) => addMailFile(tx, files, String(request.params.id), mail, viewer));
    response.status(201).json({ id: stored.id, communicationId: stored.communicationId });
  });

  const sendPage: RequestHandler<{ id: string }> = async (request, response) => {
    const viewer = authentication.viewerOf(request);
    if (!viewer || !editors.includes(viewer.role)) {
      sendFileError(response, viewer ? 403 : 401, viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED', 'Please sign in');
      return;
    }
    const { db } = context(request as Request);
    const mail = await findInboundMail(db, request.params.id);
    const withPictures = request.query.pictures === 'on';
    const { html } = mail ? await readBody(db, mail.id, withPictures) : { html: null };
    if (html === null) {
      sendFileError(response, 404, 'NOT_FOUND', 'There is no such mail with HTML');
      return;
    }
    const pictures = withPictures ? 'data: http: https:' : 'data:';
    response
      .set({
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src ${pictures}; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`,
        'Referrer-Policy': 'no-referrer',
        'X-Frame-Options': 'SAMEORIGIN',
      })
      .type('html')
      .send(html);
  };

  return Router()
    .post('/companies/:id/mails', ...requireEditor({ origins, authentication }, 'Mails'), storeMailFile)
    .get('/inbound-mails/:id/page', ...authentication.middleware, sendPage)
    .use(['/companies/:id/mails', '/inbound-mails/:id/page'], handleFileError);
}
