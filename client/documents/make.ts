/**
 * Part of the build: writes every paper of the site in every language to build/papers/<locale>/<name>.pdf, and what the pages and the
 * server have to know about them to build/papers/papers.json. Papers are shared out among threads, one for each processor.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { locales } from '../../common/locales.ts';
import type { MadePaper } from '../../common/print/made-paper.ts';
import { paperNames } from './names.ts';
import type { Job } from './worker.ts';

/** Has a thread of its own make some papers. */
const makeAll = (workerData: Job[]): Promise<MadePaper[]> =>
  new Promise((resolve, reject) => {
    new Worker(fileURLToPath(new URL('./worker.ts', import.meta.url)), { workerData })
      .once('message', resolve)
      .once('error', reject);
  });

const folder = 'build/papers';
await rm(folder, { recursive: true, force: true });
await Promise.all(locales.map((locale) => mkdir(`${folder}/${locale}`, { recursive: true })));

const jobs = paperNames.flatMap((name) => locales.map((locale): Job => ({ name, locale, folder })));
const threads = Math.min(availableParallelism(), 4);
const made = await Promise.all(
  Array.from({ length: threads }, (_, thread) => makeAll(jobs.filter((_job, index) => index % threads === thread))),
);
const inOrder = made.flat().toSorted((a, b) => (a.path < b.path ? -1 : 1));
await writeFile(`${folder}/papers.json`, JSON.stringify(inOrder, null, 2));
