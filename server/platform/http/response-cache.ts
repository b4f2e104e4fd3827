import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** A complete response in memory. Only its encoding is chosen per request. */
export interface CachedResponse {
  /** Includes an ETag, which is the same for every encoding. */
  headers: Map<string, string>;
  /** A response with compressed bodies is decompressed for the few clients that accept neither encoding. */
  bodies: { br: Buffer; gzip: Buffer } | { identity: Buffer };
}

export const weakETag = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/**
 * Sends a cached response: 304 when the client has the current version, only the headers for HEAD (Node drops the
 * body).
 */
export function sendCachedResponse({ headers, bodies }: CachedResponse, request: Request, response: Response): void {
  response.setHeaders(headers).setHeader('Vary', 'Accept-Encoding');
  if (request.fresh) return void response.status(304).end();
  // Browsers list encodings without a preference, so the smaller body is tried first.
  const encoding = 'br' in bodies && (['br', 'gzip'] as const).find((name) => request.acceptsEncodings(name));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const body = encoding ? bodies[encoding] : 'br' in bodies ? gunzipSync(bodies.gzip) : bodies.identity;
  response.setHeader('Content-Length', body.length).end(body);
}

/**
 * Content types by file extension of the files that are cached: text and fonts. Images and videos are served from disk.
 */
const cachedTypes: Record<string, string> = {
  '.html': 'text/html;charset=utf-8',
  '.data': 'text/x-script',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/**
 * Reads the files of a folder into memory.
 * @param headersOf returns the headers of a file in addition to Content-Type and ETag
 * @returns responses by path below the folder, such as `/fa/index.html`
 */
export async function cacheFiles(
  folder: string,
  headersOf: (file: string) => Record<string, string>,
): Promise<Map<string, CachedResponse>> {
  const names = new Set(await readdir(folder, { recursive: true }));
  const read = (name: string) => readFile(path.join(folder, name));
  const entries = [...names].map(async (name): Promise<[string, CachedResponse] | undefined> => {
    const type = cachedTypes[path.extname(name)];
    if (!type) return undefined;
    const compressed = names.has(`${name}.br`) && names.has(`${name}.gz`);
    const [first, gzip] = await Promise.all(compressed ? [read(`${name}.br`), read(`${name}.gz`)] : [read(name)]);
    const filePath = `/${name.replaceAll(path.sep, '/')}`;
    const headers = new Map(Object.entries({ 'Content-Type': type, ETag: weakETag(first), ...headersOf(filePath) }));
    return [filePath, { headers, bodies: gzip ? { br: first, gzip } : { identity: first } }];
  });
  return new Map((await Promise.all(entries)).filter((entry) => entry !== undefined));
}
