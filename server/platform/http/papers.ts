import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Router } from 'express';
import sirv from 'sirv';
import type { MadePaper } from '../../../common/print/made-paper.ts';

/**
 * What visitors download: GET /papers/<locale>/<name>.pdf, under a file name in its language. A browser asks for it again each time
 * and is answered by its ETag. What is not there is left to the next handler.
 * @param folder with the papers and papers.json, which lists them; without it there are none
 */
export async function paperRoutes(folder: string): Promise<Router> {
  const list = path.join(folder, 'papers.json');
  if (!existsSync(list)) return Router();
  const papers = JSON.parse(await readFile(list, 'utf8')) as MadePaper[];
  const names = new Map(papers.map((paper) => [paper.path, paper.fileName]));
  const send = sirv(folder, { etag: true, extensions: [] });
  return Router().use('/papers', function papers(request, response, next) {
    const fileName = names.get(request.path);
    if (fileName === undefined) return next();
    response.attachment(fileName).set({ 'Content-Type': 'application/pdf', 'Cache-Control': 'no-cache' });
    send(request, response, next);
  });
}
