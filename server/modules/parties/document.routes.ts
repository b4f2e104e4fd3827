import { Router, type Request, type RequestHandler } from 'express';
import { MAX_ATTACHMENT_BYTES } from '../../../common/business.ts';
import type { Context } from '../../platform/graphql/context.ts';
import type { Authentication } from '../identity/index.ts';
import { handleFileError, sendFileError } from '../files/index.ts';
import { editors } from '../../platform/graphql/roles.ts';
import { detectDocumentType } from '../../platform/files/document-type.ts';
import { toSafeFileName } from '../../platform/files/file-name.ts';
import { handleSingleUpload } from '../../platform/files/upload.ts';
import { isOwnOrigin } from '../../platform/graphql/authentication.ts';
import { addDocument } from './document.service.ts';

interface Options {
  /** Origins of our own pages. */
  origins: ReadonlySet<string>;
  authentication: Authentication;
  context: (request: Request) => Context;
}

/** POST /companies/<id>/documents: multipart upload of one file by an editor. Answers 201 with the document. */
export function documentRoutes({ origins, authentication, context }: Options): Router {
  const authorize: RequestHandler = (request, response, next) => {
    if (!isOwnOrigin(request, origins)) {
      sendFileError(response, 403, 'FORBIDDEN', 'Files from other sites are not accepted');
      return;
    }
    const viewer = authentication.viewerOf(request);
    if (!viewer) {
      sendFileError(response, 401, 'UNAUTHENTICATED', 'Please sign in');
      return;
    }
    if (!editors.includes(viewer.role)) {
      sendFileError(response, 403, 'FORBIDDEN', 'Your role does not allow this');
      return;
    }
    next();
  };

  const store = handleSingleUpload(MAX_ATTACHMENT_BYTES, async ({ name, path, size }, request, response) => {
    const documentType = await detectDocumentType(path);
    if (!documentType) {
      sendFileError(response, 415, 'TYPE_NOT_ACCEPTED', 'The file is not a PDF, Word, Excel, JPEG or PNG file');
      return;
    }
    const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
    if (extension && !documentType.extensions.includes(extension)) {
      sendFileError(
        response,
        415,
        'TYPE_MISMATCH',
        `The file has the extension .${extension}, but its content is ${documentType.type}`,
      );
      return;
    }
    const { transaction, viewer } = context(request);
    const file = { path, name: toSafeFileName(name, documentType), type: documentType.type, size };
    const document = await transaction((tx) => addDocument(tx, String(request.params.id), file, viewer!));
    response.status(201).json(document);
  });

  return Router()
    .post('/companies/:id/documents', ...authentication.middleware, authorize, store)
    .use('/companies/:id/documents', handleFileError);
}
