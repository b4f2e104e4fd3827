import { Router, type RequestHandler } from 'express';
import { paperRoutes } from './papers.ts';
import { playgroundAssets } from './playground.ts';

interface Site {
  /** Folders: what visitors download, and what the playground is made of. */
  papers: string;
  playground: string;
  /** Whatever else a browser is shown. */
  pages: RequestHandler;
}

/** All that is there beside the API. */
export const siteOf = async ({ papers, playground, pages }: Site): Promise<RequestHandler> =>
  Router().use(await paperRoutes(papers), playgroundAssets(playground), pages);
