import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Router } from 'express';
import sirv from 'sirv';
import type { BuiltDocument } from '../../../common/print/built-document.ts';

/**
 * Serves the downloadable documents: GET /papers/<locale>/<name>.pdf, with a localized file name. Browsers revalidate
 * them by ETag. Unknown paths are passed to the next handler.
 * @param folder contains the documents and their list, documents.json; without that list the router is empty
 */
export async function siteDocumentRoutes(folder: string): Promise<Router> {
  const listPath = path.join(folder, 'documents.json');
  if (!existsSync(listPath)) return Router();
  const documents = JSON.parse(await readFile(listPath, 'utf8')) as BuiltDocument[];
  const fileNames = new Map(documents.map((document) => [document.path, document.fileName]));
  const serveFile = sirv(folder, { etag: true, extensions: [] });
  return Router().use('/papers', function siteDocuments(request, response, next) {
    const fileName = fileNames.get(request.path);
    if (fileName === undefined) {
      next();
      return;
    }
    response.attachment(fileName).set({ 'Content-Type': 'application/pdf', 'Cache-Control': 'no-cache' });
    serveFile(request, response, next);
  });
}
