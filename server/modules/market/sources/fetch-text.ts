import { createReadStream } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { FinalError, SourceError, type Fault } from './fault.ts';

/** Timeout and retries of one request; tests use shorter times than the job. */
export interface RetryPolicy {
  /** Limit for one attempt, including the response body. */
  timeoutMs: number;
  attempts: number;
  /** Pause before the second attempt; it doubles for each further one, with a random variation of up to 50 percent. */
  pauseMs: number;
}

export const DEFAULT_RETRY_POLICY: RetryPolicy = { timeoutMs: 8_000, attempts: 3, pauseMs: 700 };

/** Far larger than any price sheet. */
const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;

interface FetchedText {
  text: string;
  etag: string | undefined;
}

/**
 * Reads the text at an http, https or file URL.
 * @returns undefined when the content still has the given `etag`
 * @throws SourceError when the last attempt has failed; permanent failures are not retried
 */
export async function fetchText(
  url: string,
  etag: string | undefined,
  retryPolicy: RetryPolicy,
): Promise<FetchedText | undefined> {
  if (url.startsWith('file:')) return { text: await readText(new URL(url)), etag: undefined };
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetchOnce(url, etag, retryPolicy.timeoutMs);
    } catch (error) {
      if (error instanceof FinalError || attempt >= retryPolicy.attempts) throw toSourceError(error);
    }
    await delay(retryPolicy.pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
  }
}

async function readText(url: URL): Promise<string> {
  try {
    return await readAll(createReadStream(url));
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError({ code: 'unreachable', detail: (error as NodeJS.ErrnoException).code ?? '' });
  }
}

async function fetchOnce(url: string, etag: string | undefined, timeoutMs: number): Promise<FetchedText | undefined> {
  const response = await fetch(url, {
    headers: { accept: 'application/json, text/csv, application/xml;q=0.9', ...(etag && { 'if-none-match': etag }) },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 304 && etag) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) {
    await response.body?.cancel();
    const ErrorClass = response.status >= 500 || response.status === 429 ? SourceError : FinalError;
    throw new ErrorClass({ code: 'status', detail: String(response.status) });
  }
  const text = await readAll(response.body ?? []);
  if (/^\s*<(!doctype|html)/i.test(text)) throw new FinalError({ code: 'web-page' });
  return { text, etag: response.headers.get('etag') ?? undefined };
}

/** @throws FinalError when the content, after decompression, is larger than MAX_RESPONSE_BYTES */
async function readAll(content: AsyncIterable<unknown> | Iterable<unknown>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += (chunk as Uint8Array).length;
    if (size > MAX_RESPONSE_BYTES) throw new FinalError({ code: 'too-large' });
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Converts a network error. Network errors are distinguished by `name`, because fetch defines no error classes for them. */
function toSourceError(error: unknown): SourceError {
  if (error instanceof SourceError) return error;
  const { name, message, cause } = error as Error & { cause?: Partial<Error> };
  const fault: Fault =
    name === 'TimeoutError' ? { code: 'timeout' } : { code: 'unreachable', detail: cause?.message || message };
  return new SourceError(fault);
}

/** @throws SourceError when the text is not valid JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceError({ code: 'no-json' });
  }
}
