import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { createClient } from './servers.ts';

interface Options {
  /** Called after the connection was lost and restored; notifications sent in between are lost. */
  onReconnect?: () => void;
  /** Called with the delivery time of a test notification in seconds, at the start and every 30 seconds. */
  onLatency?: (seconds: number) => void;
  log?: Logger;
}

export interface Listener {
  close(): Promise<void>;
}

/** Interval of test notifications, which detect a server that vanished without closing the connection. */
const HEARTBEAT_INTERVAL_MS = 30_000;
const MAX_RECONNECT_DELAY_MS = 10_000;

/**
 * Listens for NOTIFY on the channels, on a dedicated connection that reconnects when it is lost.
 * @throws the error of the first connection attempt
 */
export async function listen(
  url: string,
  channels: string[],
  onNotification: (channel: string, payload: string) => void,
  { onReconnect, onLatency, log }: Options = {},
): Promise<Listener> {
  const closing = new AbortController();
  const heartbeatChannel = `pulse_${randomBytes(8).toString('hex')}`; // unique to this process
  let reconnecting: Promise<void> | undefined;
  let client = await subscribe();
  const sendHeartbeat = () =>
    void client
      .query('select pg_notify($1, $2)', [heartbeatChannel, String(performance.now())])
      .catch(() => client.end());
  const heartbeats = setInterval(sendHeartbeat, HEARTBEAT_INTERVAL_MS).unref();
  sendHeartbeat();

  async function subscribe(): Promise<Client> {
    const candidate = createClient(url, { application_name: 'kordon listener', query_timeout: 10_000 });
    candidate.on('error', (error) => log?.warn(error, 'the listening connection was lost'));
    candidate.on('notification', ({ channel, payload = '' }) => {
      if (channel === heartbeatChannel) onLatency?.((performance.now() - Number(payload)) / 1_000);
      else onNotification(channel, payload);
    });
    try {
      await candidate.connect();
      await candidate.query(
        [...channels, heartbeatChannel].map((channel) => `listen ${candidate.escapeIdentifier(channel)}`).join(';'),
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
    for (let wait = 100; !closing.signal.aborted; wait = Math.min(2 * wait, MAX_RECONNECT_DELAY_MS)) {
      try {
        client = await subscribe();
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- close() may abort while subscribe() waits
        if (closing.signal.aborted) {
          await client.end();
          return;
        }
        log?.info('listening to the database again');
        return onReconnect?.();
      } catch (error) {
        log?.warn(error, 'cannot listen to the database');
        await delay(wait, undefined, closing).catch(() => {}); // aborted by close()
      }
    }
  }

  return {
    async close() {
      closing.abort();
      clearInterval(heartbeats);
      await client.end();
      await reconnecting;
    },
  };
}
