/**
 * Part of the build: renders every public page in every language, and its loader data, into build/web/client with the server bundle. The pages
 * are divided among worker threads, one per CPU and at most four.
 */
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { publicPaths } from '../common/pages.ts';

const client = 'build/web/client';

if (isMainThread) {
  const threads = Math.min(availableParallelism(), 4);
  const batches = Array.from({ length: threads }, (_, thread) =>
    publicPaths.filter((_path, index) => index % threads === thread),
  );
  await Promise.all(
    batches.map((batch) => once(new Worker(fileURLToPath(import.meta.url), { workerData: batch }), 'exit')),
  );
} else {
  const bundle = pathToFileURL(path.resolve('build/web/server/index.js')).href;
  const server = (await import(bundle)) as ServerBuild;
  const handle = createRequestHandler(server);

  /** Renders a path. @throws Error for a status other than 200 */
  const render = async (address: string) => {
    const response = await handle(new Request(`http://localhost${address}`));
    const content = await response.text();
    if (response.status !== 200) throw new Error(`${address} was rendered with status ${response.status}: ${content}`);
    return content;
  };
  const write = async (file: string, content: string) => {
    const target = path.join(client, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  };

  for (const page of workerData as string[]) {
    const data = page === '/' ? '/_.data' : `${page}.data`;
    await write(data, await render(data));
    await write(path.join(page, 'index.html'), await render(page));
  }
}
