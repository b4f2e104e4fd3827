import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

interface Server {
  process: ChildProcess;
  port: number;
  /** The load balancer sends no new connections to it. */
  isDraining?: boolean;
}

const entry = fileURLToPath(new URL('server-process.ts', import.meta.url));

/** The first super admin of the servers. */
export const admin = { email: 'faults@kordon.example', password: 'a password for the faults' };

/** Returns the settings that the servers of all scenarios have. */
export const serverSettings = (urls: { database: string; smtp: string }, dataDir: string): Record<string, string> => ({
  PORT: '0',
  DATABASE_URL: urls.database,
  DATA_DIR: dataDir,
  SESSION_SECRET: 'a secret for the faults, long enough',
  PUBLIC_URL: 'http://kordon.example',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  SMTP_URL: urls.smtp,
  TRUST_PROXY: '1',
  DEMO_DATA: 'off',
  LOG_LEVEL: 'silent',
});

/** A connection may reach a server this long after the load balancer has stopped using it. */
const DRAIN_MS = 1_000;

/** Runs several server processes on one database. */
export class Servers {
  readonly #servers: Server[] = [];

  /** @param clone folder of the clone whose build runs */
  constructor(
    readonly settings: Record<string, string>,
    readonly clone = '.',
  ) {}

  async start(count: number): Promise<void> {
    for (let index = 0; index < count; index++) this.#servers[index] = await this.#launch();
  }

  get count(): number {
    return this.#servers.length;
  }

  /** Returns the ports of the servers, rotated at random as by a load balancer. */
  listPorts = (): number[] => {
    const ports = this.#servers.filter(({ isDraining }) => !isDraining).map(({ port }) => port);
    const first = Math.floor(Math.random() * ports.length);
    return [...ports.slice(first), ...ports.slice(0, first)];
  };

  /** Kills a server as a power cut would, and starts another one in its place. */
  async kill(index: number): Promise<void> {
    await this.#replace(index, 'SIGKILL');
  }

  /** Restarts a server as an update would: it is drained, stopped in order and replaced. */
  async restart(index: number): Promise<void> {
    this.#servers[index]!.isDraining = true;
    await delay(DRAIN_MS);
    await this.#replace(index, 'SIGTERM');
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map(({ process }) => endProcess(process, 'SIGTERM')));
  }

  async #replace(index: number, signal: NodeJS.Signals): Promise<void> {
    await endProcess(this.#servers[index]!.process, signal);
    this.#servers[index] = await this.#launch();
  }

  async #launch(): Promise<Server> {
    for (let tries = 0; tries < 20; tries++) {
      const server = fork(entry, {
        cwd: this.clone,
        execArgv: ['--import', './scripts/swc-hook.js'],
        env: { ...process.env, NODE_ENV: 'production', ...this.settings },
      });
      const settled = new AbortController();
      const failed = once(server, 'exit', settled).then(() => [{ port: 0 }]);
      const [{ port }] = (await Promise.race([once(server, 'message', settled), failed])) as [{ port: number }];
      settled.abort();
      if (port) return { process: server, port };
      // A fault hit the server while it was starting. A process manager would start it again.
    }
    throw new Error('no server starts');
  }
}

async function endProcess(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await once(server, 'exit');
}
