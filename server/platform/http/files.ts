import type { RequestHandler } from 'express';
import sirv, { type Options } from 'sirv';

/** Files of a folder. @param name of the handler, for lists of all that answers (server/app/access.test.ts) */
export const filesOf = (name: string, folder: string, options: Options): RequestHandler =>
  Object.defineProperty(sirv(folder, options) as RequestHandler, 'name', { value: name });
