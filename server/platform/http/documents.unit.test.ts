import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { siteDocumentRoutes } from './documents.ts';

const content = Buffer.from('%PDF-1.7 كتالوج');
let folder: string;
let url: string;
const http = createServer();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kordon-documents-'));
  await mkdir(path.join(folder, 'ar'));
  await writeFile(path.join(folder, 'ar/catalogue.pdf'), content);
  const documents = [{ path: '/ar/catalogue.pdf', fileName: 'Kordon Çelik - كتالوج.pdf', bytes: content.length }];
  await writeFile(path.join(folder, 'documents.json'), JSON.stringify(documents));
  const app = express().use(await siteDocumentRoutes(folder), (_request, response) => void response.status(404).end());
  http.on('request', app).listen(0);
  await once(http, 'listening');
  url = `http://localhost:${(http.address() as AddressInfo).port}`;
});
afterAll(async () => {
  http.close();
  await rm(folder, { recursive: true });
});

test('serves a document with a localized file name', async () => {
  const response = await fetch(`${url}/papers/ar/catalogue.pdf`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const disposition = response.headers.get('content-disposition');
  expect(disposition).toMatch(/^attachment; filename="/);
  const [, name] = /filename\*=UTF-8''(\S+)$/.exec(disposition ?? '') ?? [];
  expect(decodeURIComponent(name ?? '')).toBe('Kordon Çelik - كتالوج.pdf');
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
});

test('returns 304 for a document that the browser has cached', async () => {
  const { headers } = await fetch(`${url}/papers/ar/catalogue.pdf`);
  expect(headers.get('cache-control')).toBe('no-cache');
  const again = await fetch(`${url}/papers/ar/catalogue.pdf`, { headers: { 'If-None-Match': headers.get('etag')! } });
  expect(again.status).toBe(304);
});

test('HEAD returns the size without a body', async () => {
  const response = await fetch(`${url}/papers/ar/catalogue.pdf`, { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
    200,
    String(content.length),
    '',
  ]);
});

test.each([
  '/papers/ar/none.pdf',
  '/papers/documents.json',
  '/papers/%2e%2e/secret',
  '/papers/tr/catalogue.pdf',
  '/papers',
])('returns 404 for %s', async (address) => {
  expect((await fetch(url + address)).status).toBe(404);
});

test('has no routes without built documents', async () => {
  expect((await siteDocumentRoutes(path.join(folder, 'nowhere'))).stack).toEqual([]);
});
