import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { WebSocket } from 'ws';

export interface SessionSockets {
  add(sessionId: string, socket: WebSocket): void;
  /** The session's row is gone: signed out, or its admin user disabled, on whichever server. */
  end(sessionId: string): void;
  /** The session's admin user has another role: its sockets know the old one. */
  renew(sessionId: string): void;
}

/**
 * Closes the WebSockets of a session with 4403 as soon as it ends; clients take that code as final. A session ends when its row goes, of
 * which the database tells us, or by its time, which we watch.
 */
export function trackSessionSockets(db: DataSource, log: Logger): SessionSockets {
  const socketsOf = new Map<string, Set<WebSocket>>();
  const close = (socket: WebSocket) => socket.close(4403, 'Session ended');
  const connectAgain = (socket: WebSocket) => socket.close(1012, 'Please connect again');

  const watch = async (sessionId: string, socket: WebSocket): Promise<void> => {
    if (socket.readyState !== socket.OPEN) return;
    const left = await millisecondsLeft(db, sessionId);
    if (left <= 0) return close(socket);
    // Requests of the same session may have put its end off by then: it is read again.
    const timer = setTimeout(() => start(sessionId, socket), left);
    socket.once('close', () => clearTimeout(timer));
  };
  const start = (sessionId: string, socket: WebSocket): void => {
    watch(sessionId, socket).catch((error: unknown) => {
      log.error({ err: error }, 'the session of a WebSocket could not be read');
      connectAgain(socket);
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
      start(sessionId, socket);
    },
    end: (sessionId) => socketsOf.get(sessionId)?.forEach(close),
    renew: (sessionId) => socketsOf.get(sessionId)?.forEach(connectAgain),
  };
}

/** Zero or less for a session that has ended or never was. */
async function millisecondsLeft(db: DataSource, sessionId: string): Promise<number> {
  const [session] = await db.query<{ expire: Date }[]>('select expire from sessions where sid = $1', [sessionId]);
  return session ? session.expire.getTime() - Date.now() : 0;
}
