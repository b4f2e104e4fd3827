import { createHmac, randomBytes } from 'node:crypto';
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

/**
 * Returns the URL for the role that serves requests and jobs. It owns nothing, and its password is derived from the one of the owner, so
 * that whoever has it, or runs statements with its role, does not have the rights of the owner.
 */
export function toServingUrl(owner: URL): URL {
  const serving = new URL(owner);
  serving.username = `${owner.username}_server`;
  serving.password = createHmac('sha256', owner.password).update('serving role').digest('base64url');
  return serving;
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
