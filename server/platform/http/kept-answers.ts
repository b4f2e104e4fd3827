import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** An answer that was made before anybody asked: all that is left is to choose its encoding. */
export interface KeptAnswer {
  /** With an ETag, whichever the encoding is. */
  headers: Map<string, string>;
  /** What has no compressed form stands alone; what has is made plain again for the few who take no other. */
  bodies: { br: Buffer; gzip: Buffer } | { identity: Buffer };
}

export const weakETag = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Answers in one piece; 304 for who has it, nothing but headers for HEAD. */
export function sendKept({ headers, bodies }: KeptAnswer, request: Request, response: Response): void {
  response.setHeaders(headers).setHeader('Vary', 'Accept-Encoding');
  if (request.fresh) return void response.status(304).end();
  // Browsers name them in no order of theirs: the smaller first.
  const encoding = 'br' in bodies && (['br', 'gzip'] as const).find((one) => request.acceptsEncodings(one));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const body = encoding ? bodies[encoding] : 'br' in bodies ? gunzipSync(bodies.gzip) : bodies.identity;
  response.setHeader('Content-Length', body.length).end(body);
}

/** What is kept: text, and fonts. Pictures and films stay on the disk. */
const types: Record<string, string> = {
  '.html': 'text/html;charset=utf-8',
  '.data': 'text/x-script',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/**
 * The files of a folder as answers, by their path in it: `/fa/index.html`.
 * @param headersOf a path: what is sent beside type and ETag
 */
export async function keptFiles(
  folder: string,
  headersOf: (file: string) => Record<string, string>,
): Promise<Map<string, KeptAnswer>> {
  const names = new Set(await readdir(folder, { recursive: true }));
  const read = (name: string) => readFile(path.join(folder, name));
  const kept = [...names].map(async (name): Promise<[string, KeptAnswer] | undefined> => {
    const type = types[path.extname(name)];
    if (!type) return undefined;
    const compressed = names.has(`${name}.br`) && names.has(`${name}.gz`);
    const [first, gzip] = await Promise.all(compressed ? [read(`${name}.br`), read(`${name}.gz`)] : [read(name)]);
    const place = `/${name.replaceAll(path.sep, '/')}`;
    const headers = new Map(Object.entries({ 'Content-Type': type, ETag: weakETag(first), ...headersOf(place) }));
    return [place, { headers, bodies: gzip ? { br: first, gzip } : { identity: first } }];
  });
  return new Map((await Promise.all(kept)).filter((one) => one !== undefined));
}
