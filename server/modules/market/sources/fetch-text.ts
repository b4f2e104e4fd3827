import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { FinalError, SourceError, type Fault } from './fault.ts';

/** How one question is asked; the job takes the defaults, tests shorter times. */
export interface Patience {
  /** Milliseconds for one try, from the first byte sent to the last received. */
  timeout: number;
  tries: number;
  /** Milliseconds before the second try; twice as long before each further one, and up to half of it more or less. */
  pause: number;
}

export const usualPatience: Patience = { timeout: 8_000, tries: 3, pause: 700 };

/** More than any price sheet has. */
const largest = 2 * 1024 * 1024;

export interface Answer {
  text: string;
  etag: string | undefined;
}

/**
 * The text at an http, https or file address.
 * @returns undefined where it is still what `etag` names
 * @throws SourceError when the last try has failed too; what cannot become better by waiting is not tried again
 */
export async function fetchText(
  url: string,
  etag: string | undefined,
  patience: Patience,
): Promise<Answer | undefined> {
  if (url.startsWith('file:')) return { text: await readText(new URL(url)), etag: undefined };
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(url, etag, patience.timeout);
    } catch (error) {
      if (error instanceof FinalError || attempt >= patience.tries) throw asSourceError(error);
    }
    await delay(patience.pause * 2 ** (attempt - 1) * (0.5 + Math.random()));
  }
}

async function readText(url: URL): Promise<string> {
  try {
    return await readFile(url, 'utf8');
  } catch (error) {
    throw new SourceError({ code: 'unreachable', detail: (error as NodeJS.ErrnoException).code ?? '' });
  }
}

async function ask(url: string, etag: string | undefined, timeout: number): Promise<Answer | undefined> {
  const response = await fetch(url, {
    headers: { accept: 'application/json, text/csv, application/xml;q=0.9', ...(etag && { 'if-none-match': etag }) },
    signal: AbortSignal.timeout(timeout),
  });
  if (response.status === 304 && etag) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) {
    await response.body?.cancel();
    const failure = response.status >= 500 || response.status === 429 ? SourceError : FinalError;
    throw new failure({ code: 'status', detail: String(response.status) });
  }
  const text = await textOf(response);
  if (/^\s*<(!doctype|html)/i.test(text)) throw new FinalError({ code: 'web-page' });
  return { text, etag: response.headers.get('etag') ?? undefined };
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += (part as Uint8Array).length;
    if (size > largest) throw new FinalError({ code: 'too-large' });
    parts.push(part as Uint8Array);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** What went wrong on the way, by name: an error of the network is of no class that can be asked for. */
function asSourceError(error: unknown): SourceError {
  if (error instanceof SourceError) return error;
  const { name, message, cause } = error as Error & { cause?: Partial<Error> };
  const fault: Fault =
    name === 'TimeoutError' ? { code: 'timeout' } : { code: 'unreachable', detail: cause?.message || message };
  return new SourceError(fault);
}

/** @throws SourceError for a text that is no JSON */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceError({ code: 'no-json' });
  }
}
