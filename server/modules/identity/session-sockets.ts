import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { WebSocket } from 'ws';

export interface SessionSockets {
  add(sessionId: string, socket: WebSocket): void;
  /** Closes the sockets of a session that was deleted: signed out, or its admin user disabled, on any server. */
  end(sessionId: string): void;
  /** Makes the clients of a session reconnect after a role change, because open sockets keep the old role. */
  reconnect(sessionId: string): void;
}

/**
 * Closes the WebSockets of a session with code 4403 as soon as the session ends; clients do not reconnect after that
 * code. A session ends when its row is deleted, which the database announces, or when it expires, for which each socket
 * has a timer.
 */
export function trackSessionSockets(db: DataSource, log: Logger): SessionSockets {
  const socketsOf = new Map<string, Set<WebSocket>>();
  const close = (socket: WebSocket) => socket.close(4403, 'Session ended');
  const requestReconnect = (socket: WebSocket) => socket.close(1012, 'Please connect again');

  const watchExpiry = async (sessionId: string, socket: WebSocket): Promise<void> => {
    if (socket.readyState !== socket.OPEN) return;
    const remainingMs = await readRemainingMs(db, sessionId);
    if (remainingMs <= 0) {
      close(socket);
      return;
    }
    // Reads the expiry again, because requests of the session may have extended it by then.
    const timer = setTimeout(() => startWatching(sessionId, socket), remainingMs);
    socket.once('close', () => clearTimeout(timer));
  };
  const startWatching = (sessionId: string, socket: WebSocket): void => {
    watchExpiry(sessionId, socket).catch((error: unknown) => {
      log.error({ err: error }, 'the session of a WebSocket could not be read');
      requestReconnect(socket);
    });
  };

  return {
    add(sessionId, socket) {
      const siblings = socketsOf.get(sessionId) ?? new Set();
      socketsOf.set(sessionId, siblings.add(socket));
      socket.once('close', () => {
        siblings.delete(socket);
        if (siblings.size === 0) socketsOf.delete(sessionId);
      });
      startWatching(sessionId, socket);
    },
    end: (sessionId) => socketsOf.get(sessionId)?.forEach(close),
    reconnect: (sessionId) => socketsOf.get(sessionId)?.forEach(requestReconnect),
  };
}

/** Returns the remaining lifetime of a session; zero or less when it has ended or does not exist. */
async function readRemainingMs(db: DataSource, sessionId: string): Promise<number> {
  const [session] = await db.query<{ expire: Date }[]>('select expire from sessions where sid = $1', [sessionId]);
  return session ? session.expire.getTime() - Date.now() : 0;
}
