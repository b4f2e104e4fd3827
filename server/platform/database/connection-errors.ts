import { StartError } from '../start-error.ts';

const MIN_MAJOR_VERSION = 15;

/**
 * @param version value of `server_version_num`, such as 180004
 * @throws StartError when the server is too old for the migrations
 */
export function assertSupportedVersion(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= MIN_MAJOR_VERSION) return;
  throw new StartError(
    `DATABASE_URL: PostgreSQL ${MIN_MAJOR_VERSION} or newer is needed, the server is of version ${major}`,
  );
}

/**
 * Splits a connection URL with several servers, `postgres://kordon@db-1:5432,db-2:5432/kordon`, which libpq also understands.
 * @returns the URL of each server, in the same order
 */
export function splitServers(url: string): [string, ...string[]] {
  const [, start = '', servers = '', end = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? [];
  const [, ...others] = servers.split(',');
  if (others.length === 0) return [url];
  return servers.split(',').map((server) => start + server + end) as [string, ...string[]];
}

/** Returns the URL of the first server. @throws StartError when the text is not a URL */
export function parseDatabaseUrl(url: string): URL {
  const servers = splitServers(url);
  if (servers.every((server) => URL.canParse(server))) return new URL(servers[0]);
  throw new StartError('DATABASE_URL must be of the form postgres://user:password@host:port/database');
}

/** Returns a StartError with one line for the operator, without the password. Errors that no setting can fix are returned unchanged. */
export function asStartError(cause: unknown, url: URL): unknown {
  if (cause instanceof StartError) return cause;
  const text = describeError(cause as { code?: string; message: string }, url);
  return text ? new StartError(`DATABASE_URL: ${text}`, { cause }) : cause;
}

function describeError({ code, message }: { code?: string; message: string }, url: URL): string | undefined {
  const database = decodeURIComponent(url.pathname.slice(1));
  const role = decodeURIComponent(url.username);
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `there is no host ${url.hostname}`;
    case 'ECONNREFUSED':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return `no server answers at ${url.host} (${code})`;
    case '28P01':
    case '28000':
      return `${url.host} refuses the role ${role}: ${message}`;
    case '3D000':
      return `${url.host} has no database ${database}`;
    case '42501':
      return `the role ${role} must own the database ${database}: ${message}`;
    case '57P03':
      return message;
    case '53300':
      return `${url.host} has no connection left: ${message}`;
  }
  if (/timeout/.test(message)) return `no server answers at ${url.host} in time`;
  if (/terminated|SSL|SASL/.test(message)) return `${url.host}: ${message}`;
}

/**
 * Codes of the network; of PostgreSQL while it starts or stops, accepts no writes, or cannot write to its disk; and of a disk of this machine.
 * The classes 08 (connection) and 53 (no disk space, memory or connection left) are added below.
 */
const temporaryCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  '25006',
  '57P01',
  '57P02',
  '57P03',
  '58030',
]);
/** Errors of the client library and of a database that is closed for a while have no code of their own. */
const unavailableText =
  /^connection terminated|timeout exceeded when trying to connect|not currently accepting connections/i;

/**
 * Whether a request failed because the database could not be reached or a disk could not be written, so that the same request may succeed as
 * soon as that is over.
 */
export function isTemporaryFailure(error: unknown): boolean {
  const {
    code,
    message = '',
    originalError,
  } = (error ?? {}) as {
    code?: unknown;
    message?: string;
    originalError?: unknown;
  };
  return (
    temporaryCodes.has(code) ||
    (typeof code === 'string' && /^(08|53)...$/.test(code)) ||
    unavailableText.test(message) ||
    (originalError !== undefined && isTemporaryFailure(originalError))
  );
}

/** Value of Retry-After, in seconds. */
export const RETRY_AFTER_SECONDS = '5';
