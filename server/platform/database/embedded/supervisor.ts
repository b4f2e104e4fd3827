import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { StartError } from '../../start-error.ts';
import { HeldByAnother, takeHold } from './hold.ts';
import { findPostmaster, startPostmaster, stopPostmaster, type Launch } from './postmaster.ts';

/** Tries, a pause apart, for what passes: a port taken in the last moment, processes of a killed server that still end. */
const maxTries = 100;
const pause = 100; // ms

/**
 * Holds the server that runs on the folder, starting it where none does, and starts it again whenever it is lost.
 * @param url its port is the first to be tried, and becomes the one in use
 * @returns a function that stops the server for good; a second call waits for the first
 */
export async function supervise(launch: Launch, url: URL, log: Logger): Promise<() => Promise<void>> {
  let hold = await bringUp(launch, url);
  let restored = Promise.resolve();
  let stopped: Promise<void> | undefined;

  const watch = () =>
    hold.once('end', () => {
      if (!stopped) restored = restore();
    });
  const restore = async () => {
    log.error('embedded PostgreSQL was lost, starting it again');
    while (!stopped) {
      try {
        hold = await bringUp(launch, url, { mayMove: false });
        watch();
        return log.info('embedded PostgreSQL is back');
      } catch (error) {
        log.error(error, 'embedded PostgreSQL does not come back');
      }
    }
  };
  const stop = async () => {
    await restored;
    const running = await findPostmaster(launch.folder);
    if (running) await stopPostmaster(launch.folder, running.pid);
    await hold.end();
  };

  watch();
  return () => (stopped ??= stop());
}

/** Takes the running server or starts one: whichever it is at last, we hold it. */
async function bringUp(launch: Launch, url: URL, { mayMove = true } = {}): Promise<Client> {
  let startedHere = false;
  for (let tries = 0; tries < maxTries; tries++) {
    const running = await findPostmaster(launch.folder);
    if (running?.status === 'ready') {
      url.port = `${running.port}`;
      try {
        const hold = await takeHold(url);
        if (hold) return hold;
      } catch (error) {
        if (startedHere && !(error instanceof HeldByAnother)) await stopPostmaster(launch.folder, running.pid);
        throw error;
      }
    } else if (running) {
      tries = 0; // starting or stopping: as long as it lives, it gets there
    } else {
      if (mayMove && (tries > 0 || url.port === '0')) url.port = `${await freePort()}`;
      startedHere = await startPostmaster({ ...launch, port: url.port });
      if (startedHere) continue;
    }
    await delay(pause);
  }
  throw new StartError(`PostgreSQL does not come up on ${launch.folder}: see ${launch.logFile}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
