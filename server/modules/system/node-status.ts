import { hostname } from 'node:os';
import { findLastBackup, type BackupFile } from '../../platform/last-backup.ts';
import { readDiskSpace } from '../../platform/disk-space.ts';
import type { Context } from '../../platform/graphql/context.ts';
import type { Mailer, MailerState } from '../../platform/mail/mailer.ts';

export interface SystemContext extends Context {
  node: NodeStatus;
}

interface Sources {
  dataDir: string;
  backupDir: string;
  /** Undefined on a server that runs no jobs. */
  mail: Mailer | undefined;
}

/** The live feed of this server. */
interface Feed {
  /** Number of open WebSockets. */
  sockets: number;
  /** Seconds that the latest test notification took; undefined before the first one. */
  delay: number | undefined;
}

/** State of one server; each server has its own mailer, disk and WebSockets. */
export class NodeStatus {
  readonly name = hostname();
  readonly startedAt = new Date(Date.now() - performance.now());
  readonly #sources: Sources;
  /** Set when the server listens to the database. */
  getFeed: () => Feed = () => ({ sockets: 0, delay: undefined });

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  getMailState = (): MailerState | undefined => this.#sources.mail?.getState();

  readDisk = (): ReturnType<typeof readDiskSpace> => readDiskSpace(this.#sources.dataDir);

  findLastBackup = (): Promise<BackupFile | undefined> => findLastBackup(this.#sources.backupDir);
}
