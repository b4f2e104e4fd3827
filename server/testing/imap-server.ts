import { once } from 'node:events';
import type { Socket } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';

const plugins = ['ID', 'IDLE', 'LITERALPLUS', 'UNSELECT', 'SPECIAL-USE', 'UIDPLUS', 'SASL-IR', 'XOAUTH2'];

export interface ImapServer {
  port: number;
  /** Adds a mail to a folder and announces it. */
  deliver(folder: 'INBOX' | 'Sent', raw: string): void;
  /** Numbers the mails of a folder anew, as a server does after it was restored. */
  renumber(folder: 'INBOX' | 'Sent'): void;
  /** Ends all connections. */
  disconnect(): void;
  /** Accepts only this password from now on. */
  setPassword(password: string): void;
  /** Number of connections so far. */
  getConnectionCount(): number;
  getOpenConnections(): number;
  close(): Promise<void>;
}

/** Starts an IMAP server of this process with the user `satis`, the password `first password` and the access token `first token`. */
export async function startImapServer({ withoutIdle = false } = {}): Promise<ImapServer> {
  const server = hoodiecrow({
    plugins: withoutIdle ? plugins.filter((name) => name !== 'IDLE') : plugins,
    users: {
      satis: { password: 'first password', xoauth2: { accessToken: 'first token', sessionTimeout: 3_600_000 } },
    },
    storage: {
      INBOX: { uidvalidity: 1 },
      '': { separator: '/', folders: { Sent: { 'special-use': '\\Sent', uidvalidity: 1 } } },
    },
  });
  const sockets = new Set<Socket>();
  let connections = 0;
  server.server.on('connection', (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  if (!server.server.listening) await once(server.server, 'listening');
  const { port } = server.server.address() as { port: number };
  return {
    port,
    deliver: (folder, raw) => server.appendMessage(folder, [], false, raw),
    renumber(path) {
      const folder = server.getMailbox(path);
      folder.uidvalidity += 1;
      folder.messages.forEach((message, index) => {
        message.uid = index + 100;
      });
      folder.uidnext = folder.messages.length + 100;
    },
    disconnect() {
      for (const socket of sockets) socket.destroy();
    },
    setPassword(password) {
      server.users.satis!.password = password;
    },
    getConnectionCount: () => connections,
    getOpenConnections: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    },
  };
}
