import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { privateFolder } from '../data-dir.ts';
import { policyOfPage } from './content-security-policy.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Prerendered output that names the site's own address: pages, and the data that React Router fetches between them. */
const addressed = /\.(html|data)$/;

/** Pages are 0.6 % larger than at 9, in a quarter of the time; the first start waits for all of them. */
const brotliQuality = 7;
/** Files in work at once: each holds some 15 MB while it is compressed. */
const lanes = availableParallelism();

export interface PublishedPages {
  /** Folder with every page, its .br and its .gz. */
  folder: string;
  /** Content-Security-Policy by page path: `/`, `/fa/products`. */
  policies: Record<string, string>;
}

const pathOfPage = (file: string): string => `/${file.replace(/\/?index\.html$/, '')}`;

/**
 * The build does not know at which address it will be served, and writes `originToken` in its place. This puts the real address into
 * every prerendered page, takes the hashes for its Content-Security-Policy and compresses it, once for an address and a build.
 * @param site the built client, e.g. build/web/client
 * @param target folder that keeps published pages
 */
export async function publishPages(
  site: string,
  target: string,
  originToken: string,
  origin: string,
): Promise<PublishedPages> {
  const files = (await readdir(site, { recursive: true })).filter((file) => addressed.test(file)).sort();
  const contents = await Promise.all(files.map((file) => readFile(path.join(site, file), 'utf8')));

  const edition = createHash('sha256').update(origin).update(contents.join()).digest('hex').slice(0, 16);
  const folder = path.join(target, edition);
  const policyFile = `${folder}.json`;
  if (existsSync(policyFile))
    return { folder, policies: JSON.parse(await readFile(policyFile, 'utf8')) as Record<string, string> };

  // Written beside its place and moved there whole: two servers may share the folder.
  const draft = `${folder}.${randomUUID()}`;
  const policies: Record<string, string> = {};
  const publish = async (file: string, built: string) => {
    const content = built.replaceAll(originToken, origin);
    if (file.endsWith('.html')) policies[pathOfPage(file)] = policyOfPage(content);
    const place = path.join(draft, file);
    await mkdir(path.dirname(place), { recursive: true, mode: privateFolder });
    await writeFile(place, content);
    await writeFile(
      `${place}.br`,
      await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    );
    await writeFile(`${place}.gz`, await zip(content, { level: 9 }));
  };
  const rest = files.map((file, index) => [file, contents[index] ?? ''] as const).values();
  const lane = async () => {
    for (const [file, built] of rest) await publish(file, built);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true })); // another server was first
  await writeFile(`${draft}.json`, JSON.stringify(policies));
  await rename(`${draft}.json`, policyFile);
  return { folder, policies };
}
