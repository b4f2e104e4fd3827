import { writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { brand } from '../../common/brand.ts';
import type { Locale } from '../../common/locales.ts';
import type { BuiltDocument } from '../../common/print/built-document.ts';
import { renderPdf } from '../../common/print/render-pdf.ts';
import { createDocumentContext, encodeJpeg } from './document-context.ts';
import type { DocumentName } from './names.ts';
import { siteDocuments } from './documents.ts';

export interface Job {
  name: DocumentName;
  locale: Locale;
  folder: string;
}

/** Writes one PDF file and returns its entry for documents.json. */
async function buildDocument({ name, locale, folder }: Job): Promise<BuiltDocument> {
  const { pictures, render } = siteDocuments[name];
  const encodedPictures = new Map(
    await Promise.all(pictures.map(async (picture) => [picture.name, await encodeJpeg(picture)] as const)),
  );
  const context = createDocumentContext(name, locale, encodedPictures);
  const pdf = await renderPdf(render(context));
  const path = `/${locale}/${name}.pdf`;
  await writeFile(folder + path, pdf);
  return { path, fileName: `${brand.name} - ${context.titleBlock.name}.pdf`, bytes: pdf.length };
}

const built: BuiltDocument[] = [];
for (const job of workerData as Job[]) built.push(await buildDocument(job));
parentPort?.postMessage(built);
