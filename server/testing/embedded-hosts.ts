import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { reaching, runAs, type Account } from '../platform/database/embedded/account.ts';
import { ownPrefix, stopServer } from './leftovers.ts';

const run = promisify(execFile);
const program = ['--import', './scripts/swc-hook.js', 'server/testing/embedded-host.ts'];

interface HostOptions extends Pick<SpawnOptions, 'env'> {
  /** Who the process runs as; as ourselves when left out. */
  account?: Account;
}

/** A user without any rights, who may still read this clone: where root runs the tests. */
export const nobody = (): Promise<Account> =>
  process.getuid?.() === 0
    ? reaching({ uid: 65_534, gid: 65_534 }, [resolve('scripts/swc-hook.js')])
    : Promise.resolve({});

/** A Node process that runs an embedded PostgreSQL, or tries to. */
export class Host {
  readonly process: ChildProcess;
  /** The address, once PostgreSQL is up; fails with what the process says when it gives up. */
  readonly url: Promise<string>;

  constructor(dataDir: string, { account = {}, ...options }: HostOptions) {
    const { file, args, ids } = runAs(account, process.execPath, [...program, dataDir]);
    this.process = spawn(file, args, { ...options, ...ids, stdio: ['ignore', 'pipe', 'pipe'] });
    this.url = this.#url();
    this.url.catch(() => {}); // a test may have its reason not to ask
  }

  async #url(): Promise<string> {
    const { stdout, stderr } = this.process;
    const refusal = text(stderr!);
    const [address] = (await Promise.race([once(stdout!, 'data'), once(stdout!, 'end')])) as Buffer[];
    if (!address) throw new Error(await refusal);
    return address.toString().trim();
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    this.process.kill(signal);
    await once(this.process, 'exit');
  }
}

/** Folders for DATA_DIR and processes on them, for the tests of one file; no process outlives its test. */
export class Hosts {
  #template = '';
  readonly #folders: string[] = [];
  readonly #hosts: Host[] = [];

  constructor() {
    beforeAll(async () => {
      this.#template = this.newFolder();
      const first = this.start(this.#template);
      await first.url;
      await first.end('SIGTERM');
    });
    afterEach(async () => {
      for (const host of this.#hosts.splice(0)) await host.end('SIGKILL');
      for (const folder of this.#folders) await stopServer(folder);
    });
    afterAll(async () => {
      for (const folder of this.#folders) await rm(folder, { recursive: true, force: true });
    });
  }

  /** A path where nothing is yet. */
  newFolder(): string {
    const folder = `${ownPrefix}${randomUUID()}`;
    this.#folders.push(folder);
    return folder;
  }

  /** What a process leaves that was started there and stopped. */
  usedFolder(): Promise<string> {
    return this.copyOf(this.#template);
  }

  /** The folder of a server that is stopped, elsewhere. */
  async copyOf(used: string): Promise<string> {
    const folder = this.newFolder();
    await run('cp', ['-a', used, folder]); // with owners, which Node's cp does not keep
    return folder;
  }

  start(dataDir: string, options: HostOptions = {}): Host {
    const host = new Host(dataDir, options);
    this.#hosts.push(host);
    return host;
  }
}

/** First row of what the statement returns. */
export async function query(url: string, statement: string): Promise<Record<string, unknown>> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows[0] ?? {};
  } finally {
    await client.end();
  }
}
