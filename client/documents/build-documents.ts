/**
 * Part of the build: writes every document in every language to build/documents/<locale>/<name>.pdf, and their list, for the pages and
 * the server, to build/documents/documents.json. The work is divided among up to four threads.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { locales } from '../../common/locales.ts';
import type { BuiltDocument } from '../../common/print/built-document.ts';
import { documentNames } from './names.ts';
import type { Job } from './build-worker.ts';

/** Builds some documents in a worker thread. */
const buildInThread = (workerData: Job[]): Promise<BuiltDocument[]> =>
  new Promise((resolve, reject) => {
    new Worker(fileURLToPath(new URL('./build-worker.ts', import.meta.url)), { workerData })
      .once('message', resolve)
      .once('error', reject);
  });

const folder = 'build/documents';
await rm(folder, { recursive: true, force: true });
await Promise.all(locales.map((locale) => mkdir(`${folder}/${locale}`, { recursive: true })));

const jobs = documentNames.flatMap((name) => locales.map((locale): Job => ({ name, locale, folder })));
const threadCount = Math.min(availableParallelism(), 4);
const built = await Promise.all(
  Array.from({ length: threadCount }, (_, thread) =>
    buildInThread(jobs.filter((_job, index) => index % threadCount === thread)),
  ),
);
const sorted = built.flat().toSorted((a, b) => (a.path < b.path ? -1 : 1));
await writeFile(`${folder}/documents.json`, JSON.stringify(sorted, null, 2));
