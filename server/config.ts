import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { mixed, number, object, string, type InferType } from 'yup';
import { StartError } from './platform/start-error.ts';

export const secondFactorRules = ['off', 'admins', 'all'] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

/** An environment variable that is set to nothing counts as unset. */
const blankIsUnset = (value: string | undefined) => value || undefined;
const port = () => number().integer().min(0).max(65_535);
const onOff = () => mixed<'on' | 'off'>().oneOf(['on', 'off']);

const databaseUrl = (name: string) =>
  string().matches(/^postgres(ql)?:\/\//, `${name} must start with postgres:// or postgresql://`);

/** Every setting is an environment variable, or a line of the file .env; the same list stands in .env.example. */
const settings = object({
  /** TCP port of the HTTP server; 0 lets the system choose one, which is printed. */
  PORT: port().default(4000),
  /** Address that the HTTP server listens on: 0.0.0.0 for every IPv4 address of the machine, :: for every address. */
  HOST: string().default('127.0.0.1'),
  /** TCP port of GET /metrics; 0 lets the system choose one, which is printed. Unset: metrics are off. */
  METRICS_PORT: port(),
  /** Address that METRICS_PORT is opened on. */
  METRICS_HOST: string().default('127.0.0.1'),
  /** PostgreSQL 15 or newer, a role that owns its database. Unset: an embedded PostgreSQL under DATA_DIR. */
  DATABASE_URL: databaseUrl('DATABASE_URL'),
  /**
   * The same database for the role that owns it. It migrates and gives the role of DATABASE_URL, which then needs no right of its own,
   * what a server needs: it can read and write, alter nothing, and only add to the log of changes. Unset: DATABASE_URL does all of it.
   */
  DATABASE_OWNER_URL: databaseUrl('DATABASE_OWNER_URL'),
  /** Folder for everything that the embedded default keeps: database, mail, generated secrets, published pages. */
  DATA_DIR: string().default('var'),
  /**
   * The address that visitors use, without a path; requests from pages of any other scheme, host or port are refused. Unset: http://localhost,
   * or HOST where localhost does not reach it, and the port.
   */
  PUBLIC_URL: string().matches(/^https?:\/\/[^/\s]+\/?$/, 'PUBLIC_URL must be a scheme and a host, without a path'),
  /** The first super admin. Unset: made at the first start and printed once. */
  ADMIN_EMAIL: string().email(),
  /** Password of the first super admin, at least 12 characters. */
  ADMIN_PASSWORD: string().min(12),
  /** smtp:// or smtps:// with user and password where needed. Unset: each message is written to DATA_DIR/mail/*.eml. */
  SMTP_URL: string().matches(/^smtps?:\/\//, 'SMTP_URL must start with smtp:// or smtps://'),
  /** Mailbox of the sales desk: it gets a message for every request. */
  SALES_EMAIL: string().email(),
  /** Invented companies and requests at the first start. Unset: on with the embedded database, else off. */
  DEMO_DATA: onOff(),
  /** Signs session cookies and encrypts secrets of second factors, at least 32 characters. Made and kept in DATA_DIR with the embedded database, required otherwise. */
  SESSION_SECRET: string().min(32),
  /**
   * Whose sign-in needs a second factor: nobody's, that of admins and super admins, or everybody's. Whoever has none yet sets one up before
   * anything else. Tokens of programs are not asked.
   */
  REQUIRE_SECOND_FACTOR: mixed<SecondFactorRule>().oneOf(secondFactorRules).default('off'),
  /** Number of reverse proxies in front whose X-Forwarded-* headers are believed. */
  TRUST_PROXY: number().integer().min(0).default(0),
  /** Value of an order without a quoted amount, in USD, for the analytics page. */
  AVERAGE_ORDER_VALUE: number().positive().default(15_000),
  /** Where rates of the day come from, with {base} in it; further addresses behind a space are asked when one fails. Unset: none. */
  EXCHANGE_RATE_URL: string().test(
    'addresses',
    'EXCHANGE_RATE_URL must be one or more http(s) addresses, the first with {base} in it',
    (value) =>
      !value || (value.split(/\s+/).every((url) => /^https?:\/\/\S+$/.test(url)) && /^\S*\{base\}/.test(value)),
  ),
  /** Address of the Federal Reserve data service; asked only where a key is set. */
  FRED_URL: string()
    .matches(/^https?:\/\//, 'FRED_URL must start with http:// or https://')
    .default('https://api.stlouisfed.org/fred'),
  /** Key for FRED_URL. Unset: it is not asked. */
  FRED_API_KEY: string(),
  /** The company's own prices in CSV or JSON, at an http, https or file address. Unset: none. */
  PRICE_SHEET_URL: string().matches(
    /^(https?|file):\/\//,
    'PRICE_SHEET_URL must start with http://, https:// or file://',
  ),
  /** pino's level: trace, debug, info, warn, error, fatal or silent. */
  LOG_LEVEL: string().oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** off: this node runs no background jobs. */
  JOBS: onOff().default('on'),
});

export type Config = InferType<typeof settings>;

const roleOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).username : undefined);

/** The same settings for a command that alters the schema or loads it: it connects as the schema's owner. */
export const asOwner = ({ DATABASE_OWNER_URL, ...config }: Config): Config => ({
  ...config,
  DATABASE_OWNER_URL: undefined,
  DATABASE_URL: DATABASE_OWNER_URL ?? config.DATABASE_URL,
});

/** The settings as an environment names them, for the test that holds .env.example to them. */
export const settingNames = Object.keys(settings.fields);

/**
 * The settings of this process: its environment variables, then the file .env of the working directory for those that are not set.
 * @throws StartError where .env cannot be read, or names a database that the environment blanks
 */
export function loadConfig(): Config {
  const file = readEnvFile();
  // A blank variable hides the line of the file, and the server would begin an empty embedded database.
  if (file.DATABASE_URL && process.env.DATABASE_URL === '')
    throw new StartError(
      'DATABASE_URL is set in .env, but blank in the environment: unset it there, or comment out the line in .env',
    );
  Object.assign(process.env, { ...file, ...process.env });
  return readConfig(process.env);
}

function readEnvFile(): NodeJS.Dict<string> {
  try {
    return existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  } catch (cause) {
    throw new StartError(`.env cannot be read: ${(cause as Error).message}`, { cause });
  }
}

/** @throws ValidationError whose `errors` name every bad setting; main.ts prints one a line and exits with 1 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, blankIsUnset(value)]));
  return settings
    .test('session-secret', 'SESSION_SECRET is required with DATABASE_URL', (config) =>
      Boolean(!config.DATABASE_URL || config.SESSION_SECRET),
    )
    .test(
      'owner',
      'DATABASE_OWNER_URL goes with a DATABASE_URL of another role',
      ({ DATABASE_OWNER_URL, DATABASE_URL }) =>
        Boolean(!DATABASE_OWNER_URL || (DATABASE_URL && roleOf(DATABASE_URL) !== roleOf(DATABASE_OWNER_URL))),
    )
    .validateSync(given, { abortEarly: false, stripUnknown: true });
}
