import type { Request, RequestHandler } from 'express';
import { MAX_ATTACHMENT_BYTES } from '../../../common/business.ts';
import { detectDocumentType } from '../../platform/files/document-type.ts';
import { toSafeFileName } from '../../platform/files/file-name.ts';
import { handleSingleUpload } from '../../platform/files/upload.ts';
import { isOwnOrigin, type RequestAuthentication } from '../../platform/graphql/authentication.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { editors } from '../../platform/graphql/roles.ts';
import { sendFileError } from './attachment.routes.ts';

interface Options {
  /** Origins of our own pages. */
  origins: ReadonlySet<string>;
  authentication: RequestAuthentication;
}

interface UploadedDocument {
  /** Path of the temporary file. */
  path: string;
  name: string;
  /** Media type, detected from the content. */
  type: string;
  /** Size in bytes. */
  size: number;
}

/**
 * Creates the handlers of a multipart upload of one document by an editor; the route answers 201 with the stored record.
 * @param store stores the document of a request and returns its record
 */
export function documentUpload(
  { origins, authentication }: Options,
  store: (document: UploadedDocument, request: Request, viewer: Viewer) => Promise<object>,
): RequestHandler[] {
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
  const receive = handleSingleUpload(MAX_ATTACHMENT_BYTES, async ({ name, path, size }, request, response) => {
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
    const file = { path, name: toSafeFileName(name, documentType), type: documentType.type, size };
    response.status(201).json(await store(file, request, authentication.viewerOf(request)!));
  });
  return [...authentication.middleware, authorize, receive];
}
