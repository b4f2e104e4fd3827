import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import express from 'express';
import { cacheFiles, sendCachedResponse } from './response-cache.ts';

const page = '<html>Rebar</html>';
let folder: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kordon-response-cache-'));
  mkdirSync(path.join(folder, 'fa'));
  writeFileSync(path.join(folder, 'fa/index.html'), page);
  writeFileSync(path.join(folder, 'fa/index.html.br'), brotliCompressSync(page));
  writeFileSync(path.join(folder, 'fa/index.html.gz'), gzipSync(page));
  writeFileSync(path.join(folder, 'inter.woff2'), 'font');
  writeFileSync(path.join(folder, 'film.mp4'), 'film');
  const responses = await cacheFiles(folder, (file) => ({ 'X-File': file }));
  server = express()
    .use((incoming, response, next) => {
      const cached = responses.get(incoming.path);
      if (cached) sendCachedResponse(cached, incoming, response);
      else next();
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface RawResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request and returns the body still compressed, which fetch would decompress. */
function sendRequest(urlPath: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawResponse> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request(`http://127.0.0.1:${port}${urlPath}`, { method, headers, agent: false }, (response) => {
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
])('Accept-Encoding "%s" returns the encoding %s', async (accepted, encoding) => {
  const { headers, body } = await sendRequest('/fa/index.html', { 'Accept-Encoding': accepted });
  expect(headers).toMatchObject({ 'content-type': 'text/html;charset=utf-8', 'x-file': '/fa/index.html' });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  expect(String(plain)).toBe(page);
});

test('sends a file without compressed versions unencoded', async () => {
  const { headers, body } = await sendRequest('/inter.woff2', { 'Accept-Encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-type': 'font/woff2', 'content-length': '4' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(String(body)).toBe('font');
});

test('returns 304 for a known ETag, also when the client accepts another encoding', async () => {
  const { etag } = (await sendRequest('/fa/index.html', { 'Accept-Encoding': 'br' })).headers;
  const second = await sendRequest('/fa/index.html', { 'If-None-Match': etag!, 'Accept-Encoding': 'gzip' });
  expect(second).toMatchObject({ status: 304, headers: { etag } });
  expect(second.body).toHaveLength(0);
});

test('HEAD returns the headers without a body', async () => {
  const get = await sendRequest('/fa/index.html', { 'Accept-Encoding': 'br' });
  const { status, headers, body } = await sendRequest('/fa/index.html', { 'Accept-Encoding': 'br' }, 'HEAD');
  expect([status, headers['content-length'], headers.etag]).toEqual([200, String(get.body.length), get.headers.etag]);
  expect(body).toHaveLength(0);
});

test('does not cache videos', async () => {
  expect((await sendRequest('/film.mp4')).status).toBe(404);
});
