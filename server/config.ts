import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import ipaddr from 'ipaddr.js';
import { mixed, number, object, string, type InferType } from 'yup';
import { filePlaces, type FilePlace } from './platform/files/file-folder.ts';
import { parseMailbox } from './platform/mail/mailbox.ts';
import { splitServers } from './platform/database/connection-errors.ts';
import { StartError } from './platform/start-error.ts';
import { parseKey } from './platform/vault.ts';

const secondFactorRules = ['off', 'admins', 'all'] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

const backupSchedules = ['off', 'hourly', 'daily', 'weekly'] as const;
export type BackupSchedule = (typeof backupSchedules)[number];

/** Treats an empty environment variable as unset. */
const emptyToUndefined = (value: string | undefined) => value || undefined;
const port = () => number().integer().min(0).max(65_535);
const onOff = () => mixed<'on' | 'off'>().oneOf(['on', 'off']);

/** Networks that Express knows by name. */
const networkNames = ['loopback', 'linklocal', 'uniquelocal'];
const isNetwork = (text: string): boolean =>
  networkNames.includes(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text);

/** Number of proxies, or their addresses. */
type TrustedProxies = number | readonly string[];

/** `2` is a number of proxies; everything else a list of addresses, separated by commas. */
const trustedProxies = () =>
  mixed<TrustedProxies>()
    .transform((_, given: unknown) =>
      typeof given !== 'string' || /^[+-]?\d+$/.test(given)
        ? Number(given)
        : given.split(',').map((network) => network.trim()),
    )
    .test(
      'proxies',
      'TRUST_PROXY must be a number of proxies, or their addresses and networks, separated by commas',
      (value) => (typeof value === 'object' ? value.every(isNetwork) : Number.isInteger(value) && Number(value) >= 0),
    );

const isKey = (text: string): boolean => parseKey(text.trim()) !== null;

const databaseUrl = (name: string) =>
  string().matches(/^postgres(ql)?:\/\//, `${name} must start with postgres:// or postgresql://`);

/** Every setting is an environment variable, or a line of the file .env; .env.example has the same list. */
const settings = object({
  /** TCP port of the HTTP server; 0 lets the operating system choose a free port, which is printed. */
  PORT: port().default(4000),
  /** Address that the HTTP server listens on: 0.0.0.0 for every IPv4 address of the machine, :: for every address. */
  HOST: string().default('127.0.0.1'),
  /**
   * TCP port of GET /metrics; 0 lets the operating system choose a free port, which is printed. Unset: metrics are off.
   */
  METRICS_PORT: port(),
  /** Address that the metrics server listens on. */
  METRICS_HOST: string().default('127.0.0.1'),
  /**
   * PostgreSQL 15 or newer, with a role that owns the database. With several servers, separated by commas after the @, the one that accepts
   * writes is used. Unset: an embedded PostgreSQL under DATA_DIR.
   */
  DATABASE_URL: databaseUrl('DATABASE_URL'),
  /**
   * The same database as DATABASE_URL, with the role that owns it. This role migrates the schema and grants the role of
   * DATABASE_URL the privileges of a server: reading and writing rows, but no schema changes, and only inserts into the
   * activity log. Unset: the role of DATABASE_URL owns the database.
   */
  DATABASE_OWNER_URL: databaseUrl('DATABASE_OWNER_URL'),
  /**
   * A standby of the database, with the role of DATABASE_URL: exports and analytics read it. While it is unavailable or lags, they read the
   * database of DATABASE_URL. Unset: they always read that.
   */
  DATABASE_REPLICA_URL: databaseUrl('DATABASE_REPLICA_URL').test(
    'one-server',
    'DATABASE_REPLICA_URL must be the URL of one server',
    (url) => !url || splitServers(url).length === 1,
  ),
  /** Folder for local data: embedded database, mail without SMTP_URL, generated secrets, published pages. */
  DATA_DIR: string().default('var'),
  /**
   * Public URL of the site, without a path. Requests from pages of any other scheme, host or port are rejected. Unset:
   * http://localhost (or HOST, when the server does not listen on localhost) and the port.
   */
  PUBLIC_URL: string().matches(/^https?:\/\/[^/\s]+\/?$/, 'PUBLIC_URL must be a scheme and a host, without a path'),
  /** E-mail address of the first super admin. Unset: admin@kordon.example. */
  ADMIN_EMAIL: string().email(),
  /**
   * Password of the first super admin, at least 12 characters. Unset: generated into DATA_DIR/first-password,
   * and to be changed at the first sign-in.
   */
  ADMIN_PASSWORD: string().min(12),
  /** smtp:// or smtps:// with user and password where needed. Unset: each message is written to DATA_DIR/mail/*.eml. */
  SMTP_URL: string().matches(/^smtps?:\/\//, 'SMTP_URL must start with smtp:// or smtps://'),
  /** Sender of all messages: an address, or `Name <address>`. Unset: name and e-mail address of common/brand.ts. */
  MAIL_FROM: string().test(
    'mailbox',
    'MAIL_FROM must be an e-mail address, or a name and an address: Kordon <info@kordon.example>',
    (value) => !value || parseMailbox(value) !== null,
  ),
  /** E-mail address of the sales team, which gets a message for every request. */
  SALES_EMAIL: string().email(),
  /**
   * on: pages state that the company is fictional. off: they do not, and leave out sections with fictional content.
   * Unset: on.
   */
  DEMO_BRAND: onOff(),
  /** Adds fictional companies and requests at the first start. Unset: on with the embedded database, otherwise off. */
  DEMO_DATA: onOff(),
  /**
   * Signs session cookies and the links of offers, at least 32 characters. Required with DATABASE_URL. Unset: generated
   * and stored in DATA_DIR.
   */
  SESSION_SECRET: string().min(32),
  /**
   * Encrypts the secrets of second factors: 32 bytes, in hexadecimal or base64. Unset: generated and stored in DATA_DIR
   * or, with DATABASE_URL, derived from SESSION_SECRET.
   */
  ENCRYPTION_KEY: string().test(
    'key',
    'ENCRYPTION_KEY must have 32 bytes, as 64 hexadecimal digits or in base64',
    (value) => !value || isKey(value),
  ),
  /** Keys that only decrypt, separated by commas. */
  ENCRYPTION_KEY_PREVIOUS: string().test(
    'keys',
    'ENCRYPTION_KEY_PREVIOUS must be keys of 32 bytes, separated by commas, each as 64 hexadecimal digits or in base64',
    (value) => !value || value.split(',').every(isKey),
  ),
  /**
   * Which users need a second factor to sign in: none (off), admins and super admins (admins), or all. A user without
   * one has to set it up at the next sign-in. API tokens are exempt.
   */
  REQUIRE_SECOND_FACTOR: mixed<SecondFactorRule>().oneOf(secondFactorRules).default('off'),
  /**
   * Reverse proxies in front of the server whose X-Forwarded-For and X-Forwarded-Proto are used: their addresses and
   * networks (10.0.0.5, 10.1.0.0/16, loopback, linklocal, uniquelocal), separated by commas, or their number. With a
   * number every client that reaches the port is trusted.
   */
  TRUST_PROXY: trustedProxies().default(0),
  /**
   * Whether browsers use https for all subdomains of an https PUBLIC_URL, too (HSTS with includeSubDomains). off: a
   * subdomain is available by http only.
   */
  HSTS_SUBDOMAINS: onOff().default('on'),
  /**
   * Contact for reports of vulnerabilities in /.well-known/security.txt: an e-mail address or an https URL. Unset:
   * the address of common/brand.ts, which the contact page shows.
   */
  SECURITY_CONTACT: string().matches(
    /^(https:\/\/[^\s]+|[^\s@:/]+@[^\s@:/]+)$/,
    'SECURITY_CONTACT must be an e-mail address or an https URL',
  ),
  /** Value of an order without a quoted amount, in USD, for the analytics page. */
  AVERAGE_ORDER_VALUE: number().positive().default(15_000),
  /** Discount of an offer, in percent of its lines, above which an admin has to approve it. */
  DISCOUNT_LIMIT: number().min(0).max(100).default(5),
  /**
   * URL of daily exchange rates, with the placeholder {base}. Further URLs, separated by spaces, are fallbacks. Unset:
   * no exchange rates.
   */
  EXCHANGE_RATE_URL: string().test(
    'addresses',
    'EXCHANGE_RATE_URL must be one or more http(s) addresses, the first with {base} in it',
    (value) =>
      !value || (value.split(/\s+/).every((url) => /^https?:\/\/\S+$/.test(url)) && /^\S*\{base\}/.test(value)),
  ),
  /** URL of the Federal Reserve data service (FRED); used only when FRED_API_KEY is set. */
  FRED_URL: string()
    .matches(/^https?:\/\//, 'FRED_URL must start with http:// or https://')
    .default('https://api.stlouisfed.org/fred'),
  /** API key for FRED_URL. Unset: FRED is not used. */
  FRED_API_KEY: string(),
  /** URL (http, https or file) of a CSV or JSON file with the company's own prices. Unset: none. */
  PRICE_SHEET_URL: string().matches(
    /^(https?|file):\/\//,
    'PRICE_SHEET_URL must start with http://, https:// or file://',
  ),
  /**
   * URL (https) of a script that measures visits. Public pages then ask for consent, and load it only after that. Unset: pages load
   * no script and ask for no consent.
   */
  ANALYTICS_SCRIPT_URL: string().matches(/^https:\/\/[^\s"'&<>]+$/, 'ANALYTICS_SCRIPT_URL must start with https://'),
  /** Log level of pino: trace, debug, info, warn, error, fatal or silent. */
  LOG_LEVEL: string().oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /**
   * Receiver of a copy of each security event: http:// or https:// (POST of a JSON line; user and password of the URL are
   * sent as basic authentication), syslog+tcp:// or syslog+udp:// (RFC 5424). Unset: no copies.
   */
  SECURITY_LOG_URL: string().test(
    'address',
    'SECURITY_LOG_URL must be an address that starts with http://, https://, syslog+tcp:// or syslog+udp://',
    (value) => !value || (/^(https?|syslog\+(tcp|udp)):\/\/[^/\s]/.test(value) && URL.canParse(value)),
  ),
  /** Folder of backups, for the command and the schedule. Unset: DATA_DIR/backups. */
  BACKUP_DIR: string(),
  /**
   * How often a node with jobs writes a backup to BACKUP_DIR. All of these nodes need the same value. Unset: daily with the embedded
   * database, otherwise off.
   */
  BACKUP_SCHEDULE: mixed<BackupSchedule>().oneOf(backupSchedules),
  /** Number of backups that the schedule keeps in BACKUP_DIR. */
  BACKUP_KEEP: number().integer().min(1).default(14),
  /** Where the contents of new attachments and offers are stored. Each file stays where it is until `kordon attachments move` moves it. */
  ATTACHMENTS: mixed<FilePlace>().oneOf(filePlaces).default('database'),
  /** Folder of attachments that are not in the database; the same for all nodes. Unset: DATA_DIR/attachments. */
  ATTACHMENTS_DIR: string(),
  /** Seconds that a stop takes at most, after SIGTERM: for requests in progress, jobs and everything else together. */
  STOP_TIMEOUT: number().integer().min(1).default(30),
  /** off: this node runs no background jobs. */
  JOBS: onOff().default('on'),
});

export type Config = InferType<typeof settings>;

/** Returns the folder of local data and that of the backups. */
export const getFolders = ({ DATA_DIR, BACKUP_DIR }: Config): { dataDir: string; backupDir: string } => ({
  dataDir: DATA_DIR,
  backupDir: BACKUP_DIR ?? join(DATA_DIR, 'backups'),
});

const getRole = (url: string): string | undefined => {
  const [server] = splitServers(url);
  return URL.canParse(server) ? new URL(server).username : undefined;
};

/** Names of all environment variables, for the test that compares them with .env.example. */
export const settingNames = Object.keys(settings.fields);

/**
 * Loads the settings from the environment variables and, for variables that are not set, from the file .env in the
 * working directory.
 * @throws StartError when .env cannot be read, or when DATABASE_URL is set in .env but empty in the environment
 * @throws ValidationError like `readConfig`
 */
export function loadConfig(): Config {
  const file = readEnvFile();
  // An empty variable overrides the line in .env, so the server would silently start with a new embedded database.
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

/**
 * @throws ValidationError whose `errors` name every invalid setting; main.ts prints one per line and exits with status 1
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, emptyToUndefined(value)]));
  return settings
    .test('session-secret', 'SESSION_SECRET is required with DATABASE_URL', (config) =>
      Boolean(!config.DATABASE_URL || config.SESSION_SECRET),
    )
    .test(
      'owner',
      'DATABASE_OWNER_URL requires a DATABASE_URL with a different role',
      ({ DATABASE_OWNER_URL, DATABASE_URL }) =>
        Boolean(!DATABASE_OWNER_URL || (DATABASE_URL && getRole(DATABASE_URL) !== getRole(DATABASE_OWNER_URL))),
    )
    .test('replica', 'DATABASE_REPLICA_URL requires DATABASE_URL', ({ DATABASE_REPLICA_URL, DATABASE_URL }) =>
      Boolean(!DATABASE_REPLICA_URL || DATABASE_URL),
    )
    .validateSync(given, { abortEarly: false, stripUnknown: true });
}
