import type { RequestHandler } from 'express';
import sirv, { type Options } from 'sirv';

/**
 * Serves the files of a folder.
 * @param name name of the returned function; server/app/access.test.ts lists all handlers by name
 */
export const serveFolder = (name: string, folder: string, options: Options): RequestHandler =>
  Object.defineProperty(sirv(folder, options) as RequestHandler, 'name', { value: name });
