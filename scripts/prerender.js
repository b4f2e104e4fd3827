/**
 * Part of the build: writes every public page in every language, and what React Router fetches of it, into build/web/client, by the
 * bundle that also renders for requests. Pages are shared out among threads, one for each processor.
 */
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { createRequestHandler } from 'react-router';
import { publicPaths } from '../common/pages.ts';

const client = 'build/web/client';

if (isMainThread) {
  const threads = Math.min(availableParallelism(), 4);
  const shares = Array.from({ length: threads }, (_, thread) =>
    publicPaths.filter((_path, index) => index % threads === thread),
  );
  await Promise.all(
    shares.map((share) => once(new Worker(fileURLToPath(import.meta.url), { workerData: share }), 'exit')),
  );
} else {
  /** @type {import('react-router').ServerBuild} */
  const server = await import(pathToFileURL(path.resolve('build/web/server/index.js')).href);
  const handle = createRequestHandler(server);

  /** @param {string} address @throws Error for any answer but 200 */
  const answerOf = async (address) => {
    const answer = await handle(new Request(`http://localhost${address}`));
    const content = await answer.text();
    if (answer.status !== 200) throw new Error(`${address} was rendered with status ${answer.status}: ${content}`);
    return content;
  };
  /** @param {string} file @param {string} content */
  const write = async (file, content) => {
    const place = path.join(client, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, content);
  };

  for (const page of /** @type {string[]} */ (workerData)) {
    const data = page === '/' ? '/_.data' : `${page}.data`;
    await write(data, await answerOf(data));
    await write(path.join(page, 'index.html'), await answerOf(page));
  }
}
