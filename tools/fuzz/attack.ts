import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { GraphQLSchema } from 'graphql';
import { Drawer, type HostileRequest } from './requests.ts';

interface Options {
  port: number;
  schema: GraphQLSchema;
  /** How many to send. */
  requests: number;
  /** The same requests for the same seed. */
  seed: number;
  /** Of somebody who is signed in; every second request is theirs. */
  cookie: string;
}

export interface Result {
  sent: number;
  /** Answers by status; `broken` are those that never came. */
  statuses: Record<string, number>;
  /** Those that took longest, with their milliseconds. */
  slowest: { name: string; milliseconds: number }[];
  /** What no request may bring about: a failure of ours, or no answer. */
  failures: (HostileRequest & { answer: string })[];
}

/** At the same time: enough to keep two cores at work. */
const abreast = 8;
/** A server that says nothing for so long hangs, in milliseconds. */
const patience = 30_000;

/** Sends what Drawer draws and looks at what comes back. */
export async function attack({ port, schema, requests, seed, cookie }: Options): Promise<Result> {
  const drawer = new Drawer(schema, seed);
  const agent = new Agent({ keepAlive: true, maxSockets: abreast });
  const result: Result = { sent: 0, statuses: {}, slowest: [], failures: [] };

  async function sendNext(): Promise<void> {
    while (result.sent < requests) {
      const number = result.sent++;
      const drawn = drawer.draw();
      // One address each, as a proxy would say: limits by address shall not answer for everything behind them.
      const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
      const headers = { ...drawn.headers, 'x-forwarded-for': address, ...(number % 2 && { cookie }) };
      const began = performance.now();
      const { status, text } = await answerTo({ ...drawn, headers }, port, agent);
      note(drawn, status, text, performance.now() - began);
    }
  }

  function note(drawn: HostileRequest, status: number, text: string, milliseconds: number): void {
    const name = status === 0 ? 'broken' : String(status);
    result.statuses[name] = (result.statuses[name] ?? 0) + 1;
    if (status === 0 || status >= 500 || text.includes('INTERNAL_SERVER_ERROR'))
      result.failures.push({ ...drawn, answer: text.slice(0, 300) });
    result.slowest.push({ name: drawn.name, milliseconds: Math.round(milliseconds) });
    result.slowest.sort((one, other) => other.milliseconds - one.milliseconds).splice(5);
  }

  await Promise.all(Array.from({ length: abreast }, sendNext));
  agent.destroy();
  return result;
}

/** Connections over which something was sent before. */
const used = new WeakSet<Socket>();

/** Status 0 where none came: the connection was cut, or nothing was said. */
async function answerTo(
  drawn: HostileRequest,
  port: number,
  agent: Agent | false,
): Promise<{ status: number; text: string }> {
  const { method, path, headers, body } = drawn;
  const sent = request({ host: '127.0.0.1', port, agent, method, path, headers, timeout: patience });
  // Node's own `reusedSocket` does not know of one that is handed to a request which waited for it.
  let isReused = false;
  sent.on('socket', (socket) => {
    isReused = used.has(socket);
    used.add(socket);
  });
  try {
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${patience} ms`))).end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) if (text.length < 100_000) text += chunk as string;
    return { status: response.statusCode ?? 0, text };
  } catch (error) {
    // The server had closed a connection that was kept: no browser takes that for an answer.
    if (isReused && (error as NodeJS.ErrnoException).code === 'ECONNRESET') return answerTo(drawn, port, false);
    return { status: 0, text: String(error) };
  }
}
