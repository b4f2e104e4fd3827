/** Sends requests as fast as they are answered, over connections that stay open. */
import { Agent, request } from 'node:http';

export interface Target {
  url: string;
  body: string;
  headers?: Record<string, string>;
}

/** @throws for any answer but 200 with `data` and no errors */
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
  /** Of each answer, in milliseconds. */
  times: number[];
}

/**
 * @param next makes each request
 * @param connections kept busy at once
 * @param enough whether to stop, asked before each request
 */
export async function load(
  next: (number: number) => Target,
  connections: number,
  enough: (requests: number, seconds: number) => boolean,
): Promise<Run> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const times: number[] = [];
  let sent = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!enough(sent, seconds())) {
        const target = next(sent++);
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
