import { Router, type Request } from 'express';
import { enumName, orderDocumentKinds, storedValue } from '../../../common/enums.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import type { Context } from '../../platform/graphql/context.ts';
import type { Authentication } from '../identity/index.ts';
import { documentUpload, handleFileError } from '../files/index.ts';
import { addOrderDocument } from './order-document.service.ts';

interface Options {
  /** Origins of our own pages. */
  origins: ReadonlySet<string>;
  authentication: Authentication;
  context: (request: Request) => Context;
}

/**
 * POST /orders/<id>/documents/<kind>: multipart upload of one file by an editor; the kind is one of OrderDocumentKind. Answers 201 with the
 * document, which the customer does not see before it is released.
 */
export function orderRoutes({ origins, authentication, context }: Options): Router {
  const upload = documentUpload({ origins, authentication }, async (file, request, viewer) => {
    const kind = storedValue(orderDocumentKinds, String(request.params.kind));
    if (!kind) throw badInput({ kind: reasons.choice });
    const { files, transaction } = context(request);
    const document = await transaction((tx) =>
      addOrderDocument(tx, files, String(request.params.id), kind, file, viewer),
    );
    return { ...document, kind: enumName(kind) };
  });
  return Router()
    .post('/orders/:id/documents/:kind', ...upload)
    .use('/orders/:id/documents', handleFileError);
}
