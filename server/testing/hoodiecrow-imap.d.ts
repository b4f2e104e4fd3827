/** What the tests use of hoodiecrow-imap, which has no types. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface Folder {
    uidvalidity: number;
    uidnext: number;
    messages: { uid: number }[];
  }

  interface Hoodiecrow {
    listen(port: number, host: string): void;
    close(callback: () => void): void;
    server: Server;
    appendMessage(folder: string, flags: string[], internalDate: Date | false, raw: string): void;
    getMailbox(path: string): Folder;
    users: Record<string, { password: string }>;
  }

  export default function hoodiecrow(options: object): Hoodiecrow;
}
