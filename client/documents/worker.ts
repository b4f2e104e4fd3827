import { writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { brand } from '../../common/brand.ts';
import type { Locale } from '../../common/locales.ts';
import type { MadePaper } from '../../common/print/made-paper.ts';
import { print } from '../../common/print/print.ts';
import { deskFor, jpeg } from './desk.ts';
import type { PaperName } from './names.ts';
import { papers } from './papers.ts';

export interface Job {
  name: PaperName;
  locale: Locale;
  folder: string;
}

/** Writes a paper and says what became of it. */
async function make({ name, locale, folder }: Job): Promise<MadePaper> {
  const { pictures, write } = papers[name];
  const shown = new Map(
    await Promise.all(pictures.map(async (picture) => [picture.name, await jpeg(picture)] as const)),
  );
  const desk = deskFor(name, locale, shown);
  const pdf = await print(write(desk));
  const path = `/${locale}/${name}.pdf`;
  await writeFile(folder + path, pdf);
  return { path, fileName: `${brand.name} - ${desk.block.name}.pdf`, bytes: pdf.length };
}

const made: MadePaper[] = [];
for (const job of workerData as Job[]) made.push(await make(job));
parentPort?.postMessage(made);
