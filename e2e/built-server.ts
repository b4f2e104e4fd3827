import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { settingNames } from '../server/config.ts';

export interface BuiltServer {
  /** Where this machine reaches it. */
  url: string;
  /** Where it is measured. */
  metricsUrl: string;
  pid: number;
  /** Ends it in order and waits until it has. */
  stop(): Promise<void>;
}

/** So that neither the environment nor a file .env decides what is tested: a blank variable is unset. */
const blanks = Object.fromEntries(settingNames.map((name) => [name, '']));

/**
 * The built product in a process of its own, on any free port.
 * @param settings environment variables, on top of our own
 * @throws when the server ends before it says that it is ready
 */
export async function startBuiltServer(settings: Record<string, string>): Promise<BuiltServer> {
  const server = spawn(process.execPath, ['build/app/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...blanks,
      NODE_ENV: 'production',
      PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  return {
    ...(await addresses(server)),
    pid: server.pid!,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

async function addresses(server: ChildProcess): Promise<{ url: string; metricsUrl: string }> {
  if (!server.stdout) throw new Error('The server has no standard output');
  const lines = createInterface(server.stdout);
  let metricsUrl = '';
  for await (const line of lines) {
    const [, name, url = ''] = /^(metrics|ready) +(http\S+)/.exec(line) ?? [];
    if (name === 'metrics') metricsUrl = url;
    if (name === 'ready') {
      server.stdout.resume();
      return { url, metricsUrl };
    }
  }
  throw new Error(`The server ended with ${server.exitCode} before it was ready`);
}
