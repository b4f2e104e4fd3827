import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { GraphQLSchema } from 'graphql';
import { RequestGenerator, type HostileRequest, type KnownValues } from './requests.ts';

interface Options {
  port: number;
  schema: GraphQLSchema;
  /** Number of requests to send. */
  requests: number;
  /** The same seed generates the same requests. */
  seed: number;
  /** Session cookie that is sent with every second request. */
  cookie: string;
  known?: KnownValues;
}

export interface Result {
  sent: number;
  /** Number of answers by status; `broken` counts requests without an answer. */
  statuses: Record<string, number>;
  /** The five slowest requests. */
  slowest: { name: string; milliseconds: number }[];
  /** Requests that caused an internal server error or got no answer. */
  failures: (HostileRequest & { answer: string })[];
}

/** Parallel requests; enough to use two cores. */
const MAX_PARALLEL = 8;
const REQUEST_TIMEOUT_MS = 30_000;

/** Sends generated requests and collects the answers. */
export async function attack({ port, schema, requests, seed, cookie, known }: Options): Promise<Result> {
  const generator = new RequestGenerator(schema, seed, known);
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_PARALLEL });
  const result: Result = { sent: 0, statuses: {}, slowest: [], failures: [] };

  async function sendNext(): Promise<void> {
    while (result.sent < requests) {
      const number = result.sent++;
      const generated = generator.next();
      // A different client address for each request: otherwise rate limits would answer most of them.
      const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
      const headers = { ...generated.headers, 'x-forwarded-for': address, ...(number % 2 && { cookie }) };
      const startedAt = performance.now();
      const { status, text } = await send({ ...generated, headers }, port, agent);
      record(generated, status, text, performance.now() - startedAt);
    }
  }

  function record(sentRequest: HostileRequest, status: number, text: string, milliseconds: number): void {
    const name = status === 0 ? 'broken' : String(status);
    result.statuses[name] = (result.statuses[name] ?? 0) + 1;
    if (status === 0 || status >= 500 || text.includes('INTERNAL_SERVER_ERROR'))
      result.failures.push({ ...sentRequest, answer: text.slice(0, 300) });
    result.slowest.push({ name: sentRequest.name, milliseconds: Math.round(milliseconds) });
    result.slowest.sort((one, other) => other.milliseconds - one.milliseconds).splice(5);
  }

  await Promise.all(Array.from({ length: MAX_PARALLEL }, sendNext));
  agent.destroy();
  return result;
}

/** Connections that have carried a request before. */
const usedSockets = new WeakSet<Socket>();

/** Sends a request. @returns status 0 when the connection was closed or timed out without an answer */
async function send(
  hostile: HostileRequest,
  port: number,
  agent: Agent | false,
): Promise<{ status: number; text: string }> {
  const { method, path, headers, body } = hostile;
  const sent = request({ host: '127.0.0.1', port, agent, method, path, headers, timeout: REQUEST_TIMEOUT_MS });
  // Node's `reusedSocket` is false for a socket that is handed to a queued request.
  let isReused = false;
  sent.on('socket', (socket) => {
    isReused = usedSockets.has(socket);
    usedSockets.add(socket);
  });
  try {
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${REQUEST_TIMEOUT_MS} ms`))).end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) if (text.length < 100_000) text += chunk as string;
    return { status: response.statusCode ?? 0, text };
  } catch (error) {
    // The server closed an idle keep-alive connection. Browsers retry in this case too.
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- set by the event 'socket'
    if (isReused && (error as NodeJS.ErrnoException).code === 'ECONNRESET') return send(hostile, port, false);
    return { status: 0, text: String(error) };
  }
}
