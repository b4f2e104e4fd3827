/**
 * npm run screenshots: takes the screenshots of the README, docs/screenshots/*.webp, from the built product with demo data on a new embedded
 * database.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '../../e2e/browser.ts';
import { startBuiltServer } from '../../e2e/built-server.ts';
import { build } from '../../scripts/prepare.js';

const target = 'docs/screenshots';
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const admin = { email: 'deniz@kordon.example', password: 'only for these pictures' };

interface Screenshot {
  name: string;
  path: string;
  viewport: { width: number; height: number };
  dark?: boolean;
  /** Prepares the page, for example opens a dialog. */
  prepare?: (page: Page) => Promise<unknown>;
}

const openDialog = (page: Page) => page.locator('#turnkey-mill').getByRole('button').first().click();

const screenshots: Screenshot[] = [
  { name: 'home-tr', path: '/', viewport: desktop },
  { name: 'products-en', path: '/en/products', viewport: desktop },
  { name: 'products-ar-phone', path: '/ar/products', viewport: phone },
  { name: 'quote-dialog-fa', path: '/fa/products', viewport: desktop, prepare: openDialog },
  { name: 'dashboard', path: '/admin', viewport: desktop },
  { name: 'dashboard-dark', path: '/admin', viewport: desktop, dark: true },
];

await build();
mkdirSync(target, { recursive: true });
const dataDir = mkdtempSync(path.join(tmpdir(), 'kordon-screenshots-'));
const server = await startBuiltServer({ DATA_DIR: dataDir, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });

const browser = await launchBrowser();
for (const { name, path: pagePath, viewport, dark, prepare } of screenshots) {
  const context = await browser.newContext({ baseURL: server.url, viewport, colorScheme: dark ? 'dark' : 'light' });
  const page = await context.newPage();
  if (pagePath.startsWith('/admin')) {
    await page.goto('/admin/login');
    await page.getByLabel('E-posta').fill(admin.email);
    await page.locator('input[type=password]').fill(admin.password);
    await page.locator('button[type=submit]').click();
    await page.getByRole('feed').waitFor();
  } else {
    await page.goto(pagePath, { waitUntil: 'networkidle' });
  }
  await prepare?.(page);
  await page.waitForTimeout(1_000); // until pictures are decoded and animations have ended
  const file = path.join(target, `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(file);
  console.log(file);
  await context.close();
}
await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
