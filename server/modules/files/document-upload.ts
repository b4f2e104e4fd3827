import type { Request, RequestHandler } from 'express';
import { MAX_ATTACHMENT_BYTES } from '../../../common/business.ts';
import { detectDocumentType } from '../../platform/files/document-type.ts';
import { toSafeFileName } from '../../platform/files/file-name.ts';
import { handleSingleUpload } from '../../platform/files/upload.ts';
import type { RequestAuthentication } from '../../platform/graphql/authentication.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { sendFileError } from './attachment.routes.ts';
import { requireEditor } from './require-editor.ts';

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
  return [...requireEditor({ origins, authentication }, 'Files'), receive];
}
