import { Router, type Request } from 'express';
import type { Context } from '../../platform/graphql/context.ts';
import type { Authentication } from '../identity/index.ts';
import { documentUpload, handleFileError } from '../files/index.ts';
import { addDocument } from './document.service.ts';

interface Options {
  /** Origins of our own pages. */
  origins: ReadonlySet<string>;
  authentication: Authentication;
  context: (request: Request) => Context;
}

/** POST /companies/<id>/documents: multipart upload of one file by an editor. Answers 201 with the document. */
export function documentRoutes({ origins, authentication, context }: Options): Router {
  const upload = documentUpload({ origins, authentication }, (file, request, viewer) => {
    const { files, transaction } = context(request);
    return transaction((tx) => addDocument(tx, files, String(request.params.id), file, viewer));
  });
  return Router()
    .post('/companies/:id/documents', ...upload)
    .use('/companies/:id/documents', handleFileError);
}
