import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { StartError } from '../../start-error.ts';

/**
 * Reads the connection URL of the embedded server, including the password, from a file that only its owner may read; creates the file when
 * missing. The port is the last one used; 0 before the first start.
 */
export async function readConnectionUrl(file: string): Promise<URL> {
  const password = randomBytes(24).toString('base64url');
  await writeAtomically(file, `postgres://kordon:${password}@127.0.0.1:0/kordon\n`, link).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  const url = (await readFile(file, 'utf8')).trim();
  if (!URL.canParse(url)) throw new StartError(`DATA_DIR: ${file} is damaged: it does not contain a URL`);
  return new URL(url);
}

/** Saves the connection URL; see {@link readConnectionUrl}. */
export const saveConnectionUrl = (file: string, url: URL): Promise<void> =>
  writeAtomically(file, `${url.href}\n`, rename);

/** Writes a file completely before it gets its name, so that other processes never read a part of it. */
async function writeAtomically(
  file: string,
  text: string,
  publish: (from: string, to: string) => Promise<void>,
): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text, { mode: 0o600 });
  try {
    await publish(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
