import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { settingNames } from '../server/config.ts';

export interface BuiltServer {
  /** URL of the server on this machine. */
  url: string;
  /** URL of the Prometheus metrics. */
  metricsUrl: string;
  pid: number;
  /** Shuts the server down and waits until it has exited. */
  stop(): Promise<void>;
}

/** Clears all settings of the environment and of .env: an empty variable counts as unset. */
const emptySettings = Object.fromEntries(settingNames.map((name) => [name, '']));

/**
 * Starts the built application in a separate process on a free port.
 * @param settings additional environment variables
 * @throws Error when the server exits before it is ready
 */
export async function startBuiltServer(settings: Record<string, string>): Promise<BuiltServer> {
  const server = spawn(process.execPath, ['build/app/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...emptySettings,
      NODE_ENV: 'production',
      PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  return {
    ...(await readAddresses(server)),
    pid: server.pid!,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

async function readAddresses(server: ChildProcess): Promise<{ url: string; metricsUrl: string }> {
  if (!server.stdout) throw new Error('the server has no standard output');
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
  throw new Error(`the server exited with ${server.exitCode} before it was ready`);
}
