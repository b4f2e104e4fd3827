import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import express from 'express';
import { keptFiles, sendKept } from './kept-answers.ts';

const page = '<html>Rebar</html>';
let folder: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kordon-kept-'));
  mkdirSync(path.join(folder, 'fa'));
  writeFileSync(path.join(folder, 'fa/index.html'), page);
  writeFileSync(path.join(folder, 'fa/index.html.br'), brotliCompressSync(page));
  writeFileSync(path.join(folder, 'fa/index.html.gz'), gzipSync(page));
  writeFileSync(path.join(folder, 'inter.woff2'), 'font');
  writeFileSync(path.join(folder, 'film.mp4'), 'film');
  const kept = await keptFiles(folder, (file) => ({ 'X-File': file }));
  server = express()
    .use((asked, response, next) => {
      const answer = kept.get(asked.path);
      if (answer) sendKept(answer, asked, response);
      else next();
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** As it comes over the wire: fetch would decompress it. */
function ask(place: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request(`http://127.0.0.1:${port}${place}`, { method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('who takes "%s" gets %s', async (accepted, encoding) => {
  const { headers, body } = await ask('/fa/index.html', { 'Accept-Encoding': accepted });
  expect(headers).toMatchObject({ 'content-type': 'text/html;charset=utf-8', 'x-file': '/fa/index.html' });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  expect(String(plain)).toBe(page);
});

test('what has no compressed form is sent as it is', async () => {
  const { headers, body } = await ask('/inter.woff2', { 'Accept-Encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-type': 'font/woff2', 'content-length': '4' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(String(body)).toBe('font');
});

test('whoever has it is told so, in whichever encoding', async () => {
  const { etag } = (await ask('/fa/index.html', { 'Accept-Encoding': 'br' })).headers;
  const again = await ask('/fa/index.html', { 'If-None-Match': etag!, 'Accept-Encoding': 'gzip' });
  expect(again).toMatchObject({ status: 304, headers: { etag } });
  expect(again.body).toHaveLength(0);
});

test('HEAD has the headers alone', async () => {
  const asked = await ask('/fa/index.html', { 'Accept-Encoding': 'br' });
  const { status, headers, body } = await ask('/fa/index.html', { 'Accept-Encoding': 'br' }, 'HEAD');
  expect([status, headers['content-length'], headers.etag]).toEqual([
    200,
    String(asked.body.length),
    asked.headers.etag,
  ]);
  expect(body).toHaveLength(0);
});

test('films stay on the disk', async () => {
  expect((await ask('/film.mp4')).status).toBe(404);
});
