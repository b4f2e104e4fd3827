import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { createFolder } from '../data-dir.ts';
import { compress } from './compress.ts';
import { buildPagePolicy } from './content-security-policy.ts';

/** Prerendered files with placeholders: pages, and the loader data that React Router fetches on navigation. */
const placeholderFilePattern = /\.(html|data)$/;

/**
 * Pages are 0.6 % larger than with quality 9, in a quarter of the time. The first start waits for the compression of
 * all pages.
 */
const BROTLI_QUALITY = 7;
/** Files compressed at the same time; each compression needs some 15 MB. */
const MAX_CONCURRENT_FILES = availableParallelism();

export interface PublishedPages {
  /** Folder with every page, uncompressed and as .br and .gz. */
  folder: string;
  /** Content-Security-Policy by URL path: `/`, `/fa/products`. */
  policies: Record<string, string>;
}

const pathOfPage = (file: string): string => `/${file.replace(/\/?index\.html$/, '')}`;

/** Values that are unknown at build time, by their placeholders in the build. */
export interface Placeholders {
  values: Record<string, string>;
  /** Whether pages keep the sections with fictional content; client/ui/demo-content.tsx marks them. */
  hasDemoContent: boolean;
  /** Origins that a page may load scripts from and send data to, in addition to its own. */
  externalOrigins: string[];
}

const demoContent =
  /<template data-demo-content="start"><\/template>[\s\S]*?<template data-demo-content="end"><\/template>/g;

export const fillPlaceholders = (content: string, { values, hasDemoContent }: Placeholders): string =>
  Object.entries(values).reduce(
    (filled, [token, value]) => filled.replaceAll(token, value),
    hasDemoContent ? content : content.replaceAll(demoContent, ''),
  );

/**
 * Publishes the prerendered pages: fills their placeholders, computes the Content-Security-Policy and compresses them. It does so once for
 * the same values and build, and later returns the stored result.
 * @param site the built client, e.g. build/web/client
 * @param target folder for published pages
 */
export async function publishPages(site: string, target: string, placeholders: Placeholders): Promise<PublishedPages> {
  const files = (await readdir(site, { recursive: true })).filter((file) => placeholderFilePattern.test(file)).sort();
  const contents = await Promise.all(files.map((file) => readFile(path.join(site, file), 'utf8')));

  const version = createHash('sha256')
    .update(JSON.stringify(placeholders))
    .update(contents.join())
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(target, version);
  const policyFile = `${folder}.json`;
  if (existsSync(policyFile))
    return { folder, policies: JSON.parse(await readFile(policyFile, 'utf8')) as Record<string, string> };

  // Written to a temporary folder and renamed at the end, because two servers may share the target folder.
  const draftFolder = `${folder}.${randomUUID()}`;
  const policies: Record<string, string> = {};
  const publish = async (file: string, built: string) => {
    const content = fillPlaceholders(built, placeholders);
    if (file.endsWith('.html')) policies[pathOfPage(file)] = buildPagePolicy(content, placeholders.externalOrigins);
    const filePath = path.join(draftFolder, file);
    await createFolder(path.dirname(filePath));
    await writeFile(filePath, content);
    const { br, gz } = await compress(content, BROTLI_QUALITY);
    await writeFile(`${filePath}.br`, br);
    await writeFile(`${filePath}.gz`, gz);
  };
  const remaining = files.map((file, index) => [file, contents[index] ?? ''] as const).values();
  const publishRemaining = async () => {
    for (const [file, built] of remaining) await publish(file, built);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_FILES }, publishRemaining));
  // The rename fails when another server has already published this version.
  await rename(draftFolder, folder).catch(() => rm(draftFolder, { recursive: true, force: true }));
  await writeFile(`${draftFolder}.json`, JSON.stringify(policies));
  await rename(`${draftFolder}.json`, policyFile);
  return { folder, policies };
}
