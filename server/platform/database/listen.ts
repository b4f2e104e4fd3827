import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';

interface Options {
  /** Listening again after a gap: what was notified meanwhile never arrives. */
  onReconnect?: () => void;
  /** How long a notification took to be heard, in seconds: tried with one of our own at the beginning and every half minute. */
  onPulse?: (seconds: number) => void;
  log?: Logger;
}

export interface Listener {
  close(): Promise<void>;
}

const heartbeat = 30_000; // ms; finds out about a server that vanished without closing the connection
const longestWait = 10_000; // ms between two tries to connect again

/**
 * Hears what NOTIFY sends on the channels, on a connection of its own that comes back whenever it is lost.
 * @throws the first connection's error
 */
export async function listen(
  url: string,
  channels: string[],
  onNotification: (channel: string, payload: string) => void,
  { onReconnect, onPulse, log }: Options = {},
): Promise<Listener> {
  const closing = new AbortController();
  const pulse = `pulse_${randomBytes(8).toString('hex')}`; // heard by nobody else
  let reconnecting: Promise<void> | undefined;
  let client = await subscribe();
  const beat = () =>
    void client.query('select pg_notify($1, $2)', [pulse, String(performance.now())]).catch(() => client.end());
  const beats = setInterval(beat, heartbeat).unref();
  beat();

  async function subscribe(): Promise<Client> {
    const candidate = new Client({ connectionString: url, application_name: 'kordon listener', query_timeout: 10_000 });
    candidate.on('error', (error) => log?.warn(error, 'the listening connection was lost'));
    candidate.on('notification', ({ channel, payload = '' }) => {
      if (channel === pulse) onPulse?.((performance.now() - Number(payload)) / 1_000);
      else onNotification(channel, payload);
    });
    try {
      await candidate.connect();
      await candidate.query(
        [...channels, pulse].map((channel) => `listen ${candidate.escapeIdentifier(channel)}`).join(';'),
      );
    } catch (error) {
      await candidate.end();
      throw error;
    }
    candidate.once('end', () => {
      reconnecting = reconnect();
    });
    return candidate;
  }

  async function reconnect(): Promise<void> {
    for (let wait = 100; !closing.signal.aborted; wait = Math.min(2 * wait, longestWait)) {
      try {
        client = await subscribe();
        if (closing.signal.aborted) return await client.end();
        log?.info('listening again');
        return onReconnect?.();
      } catch (error) {
        log?.warn(error, 'cannot listen to the database');
        await delay(wait, undefined, closing).catch(() => {}); // cut short by close()
      }
    }
  }

  return {
    async close() {
      closing.abort();
      clearInterval(beats);
      await client.end();
      await reconnecting;
    },
  };
}
