import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createExchangeRateSource } from './exchange-rates.ts';
import { fetchText } from './fetch-text.ts';

const MB = 1024 ** 2;
const retryPolicy = { timeoutMs: 20_000, attempts: 1, pauseMs: 1 };
const folder = mkdtempSync(path.join(tmpdir(), 'kordon-feed-'));
/** Responses that would take very much memory when unpacked or expanded. */
const answers: Record<string, { body: string | Buffer; encoding?: string }> = {
  '/gzip': { body: gzipSync(Buffer.alloc(300 * MB, ' ')), encoding: 'gzip' },
  '/br': { body: brotliCompressSync(Buffer.alloc(100 * MB, ' ')), encoding: 'br' },
  '/laughs': {
    // Each entity repeats the previous one ten times: 10^9 repetitions in all.
    body: `<!DOCTYPE x [<!ENTITY a "ha">${[...'bcdefghij'].map((name, n) => `<!ENTITY ${name} "${`&${'abcdefghi'[n]};`.repeat(10)}">`).join('')}]>
      <gesmes:Envelope><Cube><Cube time="&j;"><Cube currency="USD" rate="&j;"/></Cube></Cube></gesmes:Envelope>`,
  },
  '/file': {
    body: `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>
      <gesmes:Envelope><Cube><Cube time="2026-11-20"><Cube currency="&a;" rate="1.1"/></Cube></Cube></gesmes:Envelope>`,
  },
};
const http = createServer((request, response) => {
  const { body, encoding } = answers[request.url!.split('?', 1).join()]!;
  response.writeHead(200, { ...(encoding && { 'Content-Encoding': encoding }) }).end(body);
}).listen(0, '127.0.0.1');
let url: string;
beforeAll(async () => {
  if (!http.listening) await once(http, 'listening');
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}, 60_000);
afterAll(() => {
  http.close();
  rmSync(folder, { recursive: true });
});

test.each(['/gzip', '/br'])(
  'a response that unpacks to more than 2 MB is refused before it is complete: %s',
  async (feed) => {
    const before = process.memoryUsage().rss;
    await expect(fetchText(url + feed, undefined, retryPolicy)).rejects.toMatchObject({
      faults: [{ code: 'too-large' }],
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * MB);
  },
);

test('a file of more than 2 MB is refused before it is complete', async () => {
  const file = path.join(folder, 'prices.csv');
  writeFileSync(file, Buffer.alloc(3 * MB, 'a'));
  const reading = fetchText(pathToFileURL(file).href, undefined, retryPolicy);
  await expect(reading).rejects.toMatchObject({ faults: [{ code: 'too-large' }] });
});

test.each(['/laughs', '/file'])('entities of a document are not expanded: %s', async (feed) => {
  const before = [process.memoryUsage().rss, performance.now()] as const;
  const source = createExchangeRateSource([`${url}${feed}?{base}`], retryPolicy);
  const result = await source.read(undefined, new Date('2026-11-21')).catch((error: unknown) => error);
  expect(JSON.stringify(result)).not.toMatch(/root:|haha/);
  expect(process.memoryUsage().rss - before[0]).toBeLessThan(64 * MB);
  expect(performance.now() - before[1]).toBeLessThan(1_000);
});
