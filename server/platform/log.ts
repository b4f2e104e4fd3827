import { randomUUID } from 'node:crypto';
import type { RequestHandler, Request, Response } from 'express';
import ipaddr from 'ipaddr.js';
import pino, { type Logger, type LoggerOptions } from 'pino';
import { pinoHttp } from 'pino-http';
import pretty from 'pino-pretty';

let errorCount = 0;

/** Returns the number of lines of level error and above that this process has logged. */
export const countLoggedErrors = (): number => errorCount;

/** Options of every log: counts errors and removes user input from them. */
export const logOptions: LoggerOptions = {
  serializers: { err: (error: unknown) => serializeError(error) },
  hooks: {
    logMethod(args, method, level) {
      if (level >= pino.levels.values.error!) errorCount++;
      method.apply(this, args);
    },
  },
};

/**
 * Creates the log, which writes to standard error: readable text on a terminal, otherwise JSON lines.
 * @param level log level of pino
 */
export function createLog(level: string): Logger {
  const output = process.stderr.isTTY
    ? pretty({ destination: 2, sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' })
    : pino.destination({ dest: 2, sync: true });
  return pino({ ...logOptions, level }, output);
}

/** Request ids that are accepted from a proxy. They contain no characters that could forge a log line. */
const safeRequestId = /^[\w-]{8,64}$/;

/** Health checks arrive every few seconds and are logged only when they fail. */
const isHealthCheck = (path: string): boolean => path.startsWith('/health/');

/**
 * Writes one log line per request: method, path, client network, status and duration, with the request id of the
 * X-Request-Id header. To protect personal data it logs no headers, no query strings, no full IP addresses and no
 * e-mail addresses. Lines of `request.log` contain the request id.
 * @param onRefused called when a request was answered with 403 or 429
 */
export function logRequests(log: Logger, onRefused: (request: Request, response: Response) => void): RequestHandler {
  const writeLine = createRequestLog(log);
  return function logRequest(request, response, next) {
    response.once('finish', () => {
      if (isRefusal(response)) onRefused(request, response);
    });
    writeLine(request, response, next);
  };
}

/** Whether the response refuses something that the caller is not permitted to do (403) or does too often (429). */
const isRefusal = ({ statusCode }: { statusCode: number }): boolean => statusCode === 403 || statusCode === 429;

const createRequestLog = (log: Logger): RequestHandler =>
  pinoHttp<Request>({
    logger: log,
    quietReqLogger: true,
    wrapSerializers: false,
    genReqId({ headers }, response) {
      const given = headers['x-request-id'];
      const id = typeof given === 'string' && safeRequestId.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: ({ id, method, baseUrl, path, ip }: Request) => ({
        id,
        method,
        path: redactPath(joinPath(baseUrl, path)),
        network: truncateIpAddress(ip ?? ''),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    customLogLevel: ({ originalUrl }, { statusCode }) =>
      statusCode >= 500 ? 'error' : isHealthCheck(originalUrl) ? 'silent' : 'info',
    customSuccessMessage: (_request, { writableFinished }) =>
      writableFinished ? 'request completed' : 'request aborted',
    customErrorMessage: () => 'request errored',
    // The cause was logged where it was caught; this error of pino-http contains only the status.
    customErrorObject: (_request, _response, _error, { err: _, ...line }: Record<string, unknown>) => line,
  });

/** In a handler that is mounted on a path, such as that of failed uploads, `path` is only what follows `baseUrl`. */
const joinPath = (baseUrl: string, path: string): string => (baseUrl && path === '/' ? baseUrl : baseUrl + path);

/** Removes e-mail addresses and secrets that are sufficient to cancel a price alert, to withdraw a consent, to read and decline an offer, or to see an order. */
const redactPath = (path: string): string =>
  maskEmailAddresses(path)
    .replace(/^\/(price-alerts|consents)\/[^/]+\/unsubscribe\/?$/i, '/$1/…/unsubscribe')
    .replace(/^\/(offer|verify)\/[^/]+/i, '/$1/…')
    .replace(/^(\/offer\/…\/order)\/[^/]+/i, '$1/…');

/**
 * Returns the /24 network of an IPv4 address or the /48 network of an IPv6 address, which does not identify a person.
 */
export function truncateIpAddress(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  const text = parsed.toString();
  return parsed.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${text}/24`).toString()}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${text}/48`).toString()}/48`;
}

/**
 * Error fields that are logged. Other fields may repeat user input: PostgreSQL's `detail`, parameters, mail recipients.
 */
const SAFE_FIELDS = [
  'code',
  'syscall',
  'errno',
  'command',
  'responseCode',
  'query',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
];

/** Whether the message contains the invalid value in quotation marks: JSON syntax errors and PostgreSQL's class 22 (data exceptions). */
const messageContainsValue = ({ name, code }: SerializableError) =>
  name === 'SyntaxError' || /^22...$/.test(String(code));

type SerializableError = Error & { code?: unknown; errors?: unknown };

/** Maximum nesting of causes. */
const MAX_DEPTH = 5;

/** Replaces e-mail addresses in a text by `…@…`, because messages of mail servers and libraries may contain them. */
export const maskEmailAddresses = (text: string): string =>
  text.replace(/[^\s<>"'(),:;=/[\]]+/g, (word) => (/.(?:@|%40)./.test(word) ? '…@…' : word));

/** Converts an error for the log: type, message, stack and safe fields, without user input. */
function serializeError(thrown: unknown, depth = 0): unknown {
  const error = thrown as SerializableError | null | undefined;
  if (typeof error?.message !== 'string') return { type: typeof thrown };
  const masked = maskEmailAddresses(error.message);
  const message = messageContainsValue(error) ? masked.replace(/"[^"]*"/g, '"…"') : masked;
  const { name, stack = '', cause, errors } = error;
  const frames = stack.indexOf('\n    at '); // the text before the frames is the unmasked message
  return {
    type: error.constructor.name,
    message,
    stack: `${name}: ${message}${frames < 0 ? '' : stack.slice(frames)}`,
    ...Object.fromEntries(
      SAFE_FIELDS.flatMap((key) => (key in error ? [[key, error[key as keyof SerializableError]]] : [])),
    ),
    ...(cause !== undefined && depth < MAX_DEPTH && { cause: serializeError(cause, depth + 1) }),
    ...(Array.isArray(errors) &&
      depth < MAX_DEPTH && { errors: errors.map((nested) => serializeError(nested, depth + 1)) }),
  };
}
