import { Router, type Request, type RequestHandler } from 'express';
import { attachmentLimit } from '../../../common/business.ts';
import type { Context } from '../../platform/graphql/context.ts';
import type { Authentication } from '../identity/index.ts';
import { fileFailures, refuseFile } from '../files/index.ts';
import { editors } from '../../platform/graphql/roles.ts';
import { documentTypeOf } from '../../platform/files/document-type.ts';
import { safeFileName } from '../../platform/files/file-name.ts';
import { oneUpload } from '../../platform/files/upload.ts';
import { isOwnOrigin } from '../../platform/http/origin.ts';
import { addDocument } from './document.service.ts';

interface Options {
  /** Of our own pages. */
  origins: ReadonlySet<string>;
  authentication: Authentication;
  context: (request: Request) => Context;
}

/** POST /companies/<id>/documents: multipart, one file, from an editor; 201 with the document. */
export function documentRoutes({ origins, authentication, context }: Options): Router {
  const accept: RequestHandler = (request, response, next) => {
    if (!isOwnOrigin(request, origins))
      return refuseFile(response, 403, 'FORBIDDEN', 'Files from other sites are not accepted');
    const viewer = authentication.viewerOf(request);
    if (!viewer) return refuseFile(response, 401, 'UNAUTHENTICATED', 'Please sign in');
    if (!editors.includes(viewer.role)) return refuseFile(response, 403, 'FORBIDDEN', 'Your role does not allow this');
    next();
  };

  const store = oneUpload(attachmentLimit, async ({ name, path, size }, request, response) => {
    const found = await documentTypeOf(path);
    if (!found)
      return refuseFile(response, 415, 'TYPE_NOT_ACCEPTED', 'The file is no PDF, Word, Excel, JPEG or PNG file');
    const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
    if (ending && !found.endings.includes(ending))
      return refuseFile(response, 415, 'TYPE_MISMATCH', `The file calls itself .${ending}, and is ${found.type}`);
    const { transaction, viewer } = context(request);
    const about = { path, name: safeFileName(name, found), type: found.type, size };
    const document = await transaction((tx) => addDocument(tx, String(request.params.id), about, viewer!));
    response.status(201).json(document);
  });

  return Router()
    .post('/companies/:id/documents', ...authentication.middleware, accept, store)
    .use('/companies/:id/documents', fileFailures);
}
