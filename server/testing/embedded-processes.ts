import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { withFolderAccess, runAs, type Account } from '../platform/database/embedded/account.ts';
import { dataDirPrefix, stopPostgres } from './leftovers.ts';

const run = promisify(execFile);
const program = ['--import', './scripts/swc-hook.js', 'server/testing/embedded-process-main.ts'];

interface ProcessOptions extends Pick<SpawnOptions, 'env'> {
  /** Operating system account of the process; defaults to the current one. */
  account?: Account;
}

/** Returns an unprivileged account that can read this clone when root runs the tests, otherwise the current account. */
export const unprivilegedAccount = (): Promise<Account> =>
  process.getuid?.() === 0
    ? withFolderAccess({ uid: 65_534, gid: 65_534 }, [resolve('scripts/swc-hook.js')])
    : Promise.resolve({});

/** A Node process that starts an embedded PostgreSQL. */
class EmbeddedProcess {
  readonly process: ChildProcess;
  /** URL of the database once PostgreSQL is up; rejects with the standard error of the process when it fails to start. */
  readonly url: Promise<string>;

  constructor(dataDir: string, { account = {}, ...options }: ProcessOptions) {
    const { file, args, ids } = runAs(account, process.execPath, [...program, dataDir]);
    this.process = spawn(file, args, { ...options, ...ids, stdio: ['ignore', 'pipe', 'pipe'] });
    this.url = this.#readUrl();
    this.url.catch(() => {}); // a test that never awaits it must not fail with an unhandled rejection
  }

  async #readUrl(): Promise<string> {
    const { stdout, stderr } = this.process;
    const message = text(stderr!);
    const [address] = (await Promise.race([once(stdout!, 'data'), once(stdout!, 'end')])) as Buffer[];
    if (!address) throw new Error(await message);
    return address.toString().trim();
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    this.process.kill(signal);
    await once(this.process, 'exit');
  }
}

/** Creates folders for DATA_DIR and runs processes on them. Processes are killed after each test, folders removed after the last. */
export class EmbeddedProcesses {
  #template = '';
  readonly #folders: string[] = [];
  readonly #processes: EmbeddedProcess[] = [];

  constructor() {
    beforeAll(async () => {
      this.#template = this.newFolder();
      const first = this.start(this.#template);
      await first.url;
      await first.end('SIGTERM');
    });
    afterEach(async () => {
      for (const started of this.#processes.splice(0)) await started.end('SIGKILL');
      for (const folder of this.#folders) await stopPostgres(folder);
    });
    afterAll(async () => {
      for (const folder of this.#folders) await rm(folder, { recursive: true, force: true });
    });
  }

  /** Returns a path that does not exist yet. */
  newFolder(): string {
    const folder = `${dataDirPrefix}${randomUUID()}`;
    this.#folders.push(folder);
    return folder;
  }

  /** Returns a folder in which a process was started and stopped. */
  usedFolder(): Promise<string> {
    return this.copyOf(this.#template);
  }

  /** Copies the folder of a stopped server and returns the copy. */
  async copyOf(used: string): Promise<string> {
    const folder = this.newFolder();
    await run('cp', ['-a', used, folder]); // keeps the owners; fs.cp does not
    return folder;
  }

  start(dataDir: string, options: ProcessOptions = {}): EmbeddedProcess {
    const started = new EmbeddedProcess(dataDir, options);
    this.#processes.push(started);
    return started;
  }
}

/** Runs a statement and returns its first row, or an empty object. */
export async function queryFirstRow(url: string, statement: string): Promise<Record<string, unknown>> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows[0] ?? {};
  } finally {
    await client.end();
  }
}
