import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { StartError } from '../../start-error.ts';

/**
 * Where the embedded server is found, and with what password: a file for its owner's eyes alone, which psql takes as it
 * stands. The port is the one used last; 0 before the first start.
 */
export async function readAddress(file: string): Promise<URL> {
  const password = randomBytes(24).toString('base64url');
  await whole(file, `postgres://kordon:${password}@127.0.0.1:0/kordon\n`, link).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const address = (await readFile(file, 'utf8')).trim();
  if (!URL.canParse(address)) throw new StartError(`DATA_DIR: ${file} is damaged, it holds no address`);
  return new URL(address);
}

/** @see readAddress */
export const saveAddress = (file: string, url: URL): Promise<void> => whole(file, `${url.href}\n`, rename);

/** Whoever reads the file meanwhile finds all of it or none of it. */
async function whole(file: string, text: string, put: (from: string, to: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text, { mode: 0o600 });
  try {
    await put(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
