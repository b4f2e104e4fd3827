import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

interface Server {
  process: ChildProcess;
  port: number;
  /** Nobody new is sent to it. */
  draining?: boolean;
}

const entry = fileURLToPath(new URL('node.js', import.meta.url));

/** How long after it is taken out of the balancer a connection may still be on its way to a server, in milliseconds. */
const handover = 1_000;

/** Several servers on one database, each a process. */
export class Servers {
  readonly #servers: Server[] = [];

  constructor(readonly settings: Record<string, string>) {}

  async start(count: number): Promise<void> {
    for (let index = 0; index < count; index++) this.#servers[index] = await this.#launch();
  }

  get count(): number {
    return this.#servers.length;
  }

  /** Where they listen, one of them at random first; as a balancer in front would choose. */
  ports = (): number[] => {
    const ports = this.#servers.filter(({ draining }) => !draining).map(({ port }) => port);
    const first = Math.floor(Math.random() * ports.length);
    return [...ports.slice(first), ...ports.slice(0, first)];
  };

  /** As a power cut would, with another one in its place. */
  async kill(index: number): Promise<void> {
    await this.#replace(index, 'SIGKILL');
  }

  /** As an update would: nobody new is sent to it, it finishes what it does, and another one takes its place. */
  async restart(index: number): Promise<void> {
    this.#servers[index]!.draining = true;
    await delay(handover);
    await this.#replace(index, 'SIGTERM');
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map(({ process }) => ended(process, 'SIGTERM')));
  }

  async #replace(index: number, signal: NodeJS.Signals): Promise<void> {
    await ended(this.#servers[index]!.process, signal);
    this.#servers[index] = await this.#launch();
  }

  async #launch(): Promise<Server> {
    for (let tries = 0; tries < 20; tries++) {
      const server = fork(entry, {
        env: { ...process.env, NODE_ENV: 'production', ...this.settings },
      });
      const settled = new AbortController();
      const failed = once(server, 'exit', settled).then(() => [{ port: 0 }]);
      const [{ port }] = (await Promise.race([once(server, 'message', settled), failed])) as [{ port: number }];
      settled.abort();
      if (port) return { process: server, port };
      // It met at its start what it is to survive later: whoever runs servers starts them again.
    }
    throw new Error('no server comes up');
  }
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await once(server, 'exit');
}
