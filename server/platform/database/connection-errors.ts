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

/** @throws StartError when the text is not a URL */
export function parseDatabaseUrl(url: string): URL {
  if (URL.canParse(url)) return new URL(url);
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
    case '53300':
      return `${url.host} has no connection left: ${message}`;
  }
  if (/timeout/.test(message)) return `no server answers at ${url.host} in time`;
  if (/terminated|SSL|SASL/.test(message)) return `${url.host}: ${message}`;
}
