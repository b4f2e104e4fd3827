import { Router, type RequestHandler } from 'express';
import { siteDocumentRoutes } from './documents.ts';
import { playgroundAssets } from './playground.ts';

interface Site {
  /** Folder with the downloadable documents. */
  documents: string;
  /** Folder with the built GraphQL playground. */
  playground: string;
  /** Serves the pages of the site. */
  pages: RequestHandler;
}

/** Creates the routes of the site: documents, playground and pages. The API is not included. */
export const createSiteRouter = async ({ documents, playground, pages }: Site): Promise<RequestHandler> =>
  Router().use(await siteDocumentRoutes(documents), playgroundAssets(playground), pages);
