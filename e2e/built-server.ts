import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface BuiltServer {
  /** Where this machine reaches it. */
  url: string;
  pid: number;
  /** Ends it in order and waits until it has. */
  stop(): Promise<void>;
}

/**
 * The built product in a process of its own, on any free port.
 * @param settings environment variables, on top of our own
 * @throws when the server ends before it says that it is ready
 */
export async function startBuiltServer(settings: Record<string, string>): Promise<BuiltServer> {
  const server = spawn(process.execPath, ['build/app/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'error', ...settings },
  });
  return {
    url: await readyAddress(server),
    pid: server.pid!,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

async function readyAddress(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server has no standard output');
  const lines = createInterface(server.stdout);
  for await (const line of lines) {
    const [, address] = /^ready (http\S+)/.exec(line) ?? [];
    if (address) {
      server.stdout.resume();
      return address;
    }
  }
  throw new Error(`The server ended with ${server.exitCode} before it was ready`);
}
