import { StartError } from '../start-error.ts';

const oldestMajor = 15;

/**
 * @param version what `show server_version_num` says, such as 180004
 * @throws StartError for a PostgreSQL that lacks what the migrations use
 */
export function assertRecent(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= oldestMajor) return;
  throw new StartError(`DATABASE_URL: PostgreSQL ${oldestMajor} or newer is needed, the server is of version ${major}`);
}

/** @throws StartError for what is no address at all */
export function parseUrl(url: string): URL {
  if (URL.canParse(url)) return new URL(url);
  throw new StartError('DATABASE_URL must be of the form postgres://user:password@host:port/database');
}

/** One line that an operator can act on, without the password; what is nobody's setting is returned as it is. */
export function asStartError(cause: unknown, url: URL): unknown {
  if (cause instanceof StartError) return cause;
  const text = explanation(cause as { code?: string; message: string }, url);
  return text ? new StartError(`DATABASE_URL: ${text}`, { cause }) : cause;
}

function explanation({ code, message }: { code?: string; message: string }, url: URL): string | undefined {
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
    case '53300':
      return `${url.host} has no connection left: ${message}`;
  }
  if (/timeout/.test(message)) return `no server answers at ${url.host} in time`;
  if (/terminated|SSL|SASL/.test(message)) return `${url.host}: ${message}`;
}
