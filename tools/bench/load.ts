/** Sends requests as fast as they are answered, over connections that stay open. */
import { Agent, request } from 'node:http';

export interface Target {
  url: string;
  body: string;
  headers?: Record<string, string>;
}

/** Sends a GraphQL request. @throws Error for a status other than 200 or an answer with errors */
export async function send(agent: Agent, { url, body, headers }: Target): Promise<string> {
  const [status, text] = await new Promise<[number, string]>((resolve, reject) => {
    const sent = request(
      url,
      { agent, method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve([response.statusCode ?? 0, Buffer.concat(parts).toString()]));
        response.on('error', reject);
      },
    );
    sent.on('error', reject).end(body);
  });
  if (status !== 200 || text.includes('"errors"')) throw new Error(`${url} answered ${status}: ${text.slice(0, 500)}`);
  return text;
}

interface Run {
  requests: number;
  seconds: number;
  /** Response times in milliseconds. */
  times: number[];
}

/**
 * Sends requests one after another on each connection until `isDone` returns true.
 * @param createRequest creates the request with the given number
 * @param connections number of parallel connections
 * @param isDone called before each request
 */
export async function load(
  createRequest: (number: number) => Target,
  connections: number,
  isDone: (requests: number, seconds: number) => boolean,
): Promise<Run> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const times: number[] = [];
  let sent = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!isDone(sent, seconds())) {
        const target = createRequest(sent++);
        const before = performance.now();
        await send(agent, target);
        times.push(performance.now() - before);
      }
    }),
  );
  agent.destroy();
  return { requests: times.length, seconds: seconds(), times };
}

export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
