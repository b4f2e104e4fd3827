import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { hostname } from 'node:os';
import type { SecurityEventKind } from '../../../common/enums.ts';
import type { SecurityEvent } from './security-event.entity.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends an event to a receiver of logs.
 * @param url http(s): POST of one JSON line; syslog+tcp or syslog+udp: a message of RFC 5424. Over UDP a message may be lost unnoticed
 * @throws Error when the receiver does not accept it
 */
export async function sendCopy(url: string, event: SecurityEvent): Promise<void> {
  const { protocol, hostname: host, port } = new URL(url);
  if (protocol === 'syslog+udp:') return sendDatagram(host, Number(port || 514), toSyslog(event));
  if (protocol === 'syslog+tcp:') return sendOverTcp(host, Number(port || 601), toSyslog(event));
  return post(new URL(url), event);
}

async function post(url: URL, event: SecurityEvent): Promise<void> {
  const { username, password } = url;
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  Object.assign(url, { username: '', password: '' }); // fetch refuses a URL with credentials
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-ndjson',
      ...(username && { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
    },
    body: `${JSON.stringify(toLine(event))}\n`,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the receiver of the security log answered ${response.status}`);
}

const toLine = ({ id, kind, actor, network, details, createdAt }: SecurityEvent) => ({
  id,
  kind,
  actor,
  network,
  details,
  createdAt,
});

/** Kinds of events that have the severity `warning` of RFC 5424, because something was refused; all others have `notice`. */
const warnings: readonly SecurityEventKind[] = ['SIGN_IN_FAILED', 'RATE_LIMITED', 'FORBIDDEN', 'ORIGIN_REFUSED'];
const FACILITY = 10; // security and authorization messages
const severities = { warning: 4, notice: 5 };

/** Returns a message of RFC 5424 whose text is JSON in ASCII, which needs no byte order mark. */
function toSyslog(event: SecurityEvent): string {
  const severity = warnings.includes(event.kind) ? severities.warning : severities.notice;
  const text = JSON.stringify(toLine(event)).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const host = hostname().replace(/[^\x21-\x7e]/g, '') || '-';
  return `<${FACILITY * 8 + severity}>1 ${event.createdAt.toISOString()} ${host} kordon ${process.pid} ${event.kind} - ${text}`;
}

async function sendDatagram(host: string, port: number, message: string): Promise<void> {
  const socket = createSocket(host.startsWith('[') ? 'udp6' : 'udp4');
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.send(message, port, unbracketed(host), (error) => (error ? reject(error) : resolve()));
    });
  } finally {
    socket.close();
  }
}

/** Sends one message, preceded by its length (RFC 6587), and waits until the receiver has taken it and closes the connection. */
async function sendOverTcp(host: string, port: number, message: string): Promise<void> {
  const socket = createConnection({ host: unbracketed(host), port });
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('the receiver of the security log does not answer')));
  socket.resume(); // without a reader the end of the connection is not noticed
  await once(socket, 'connect');
  socket.end(`${Buffer.byteLength(message)} ${message}`);
  await once(socket, 'close');
}

/** A URL writes an IPv6 address in brackets. */
const unbracketed = (host: string): string => host.replace(/^\[(.*)\]$/, '$1');
