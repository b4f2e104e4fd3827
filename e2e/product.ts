import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { createDatabase, dropDatabase } from '../server/testing/database.ts';
import { Person } from '../server/testing/person.ts';
import { launchBrowser } from './browser.ts';
import { startBuiltServer, type BuiltServer } from './built-server.ts';

/** Of the first super admin that every product under test starts with. */
export const admin = { email: 'selin@kordon.example', password: 'correct horse battery' };

/** What a console says that is no fault of the page: also when a journey cuts the line. */
const expectedNoise = /Failed to load resource: (the server responded with a status of (401|404|415)|net::ERR_FAILED)/;

export interface Product {
  url(): string;
  /** Opens a page of the product in a browser of its own: no cookie, no storage. The test fails if that page reports an error. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** The same, signed in. */
  openAsAdmin(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Rows of the product's database, to see what a visitor cannot. */
  query<Row extends object>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  mailFolder(): string;
}

/** Where a product is, and what it works on. */
interface Place {
  url: string;
  databaseUrl: string;
  dataDir: string;
}

/**
 * The product that all test files share, two of them at a time (start-shared-product.ts): a journey makes the records that it looks at,
 * under names that no other has, and finds them among everybody's.
 */
export function sharedProduct(): Product {
  const product = productAt(() => ({
    url: sharedOrigin(),
    databaseUrl: process.env['KORDON_TEST_SITE_DATABASE'] ?? '',
    dataDir: process.env['KORDON_TEST_SITE_DATA'] ?? '',
  }));
  // All journeys come from one address, which may send a few forms in ten minutes.
  beforeAll(() => product.query('delete from rate_limits'));
  return product;
}

/** Where the shared product is, and what it calls itself: forms are refused at any other address. */
export const sharedOrigin = (): string => process.env['KORDON_TEST_SITE'] ?? '';

/** One more product, as `npm start` runs it, on a database of its own: for settings that the shared one does not have. Its start takes seconds. */
export function startProduct(settings: Record<string, string>): Product {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kordon-e2e-'));
  const database = `test_${randomBytes(6).toString('hex')}`;
  let databaseUrl: string;
  let server: BuiltServer;

  beforeAll(async () => {
    databaseUrl = await createDatabase(database);
    server = await startBuiltServer({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SESSION_SECRET: 'only for the tests of this one product',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...settings,
    });
  });
  const product = productAt(() => ({ url: server.url, databaseUrl, dataDir }));
  // After the product's own, which disconnects from the database.
  afterAll(async () => {
    await server?.stop();
    await dropDatabase(database);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return product;
}

/** A colleague of the first super admin, with the same password. */
export async function aColleague(
  product: Product,
  { name, role = 'admin' }: { name: string; role?: 'super_admin' | 'admin' | 'analyst' },
): Promise<{ email: string; password: string }> {
  const email = `${randomUUID()}@kordon.example`;
  await product.query(
    'insert into accounts (email, password_hash) select $1, password_hash from accounts where email = $2',
    [email, admin.email],
  );
  await product.query('insert into admin_users (email, name, role) values ($1, $2, $3)', [email, name, role]);
  return { email, password: admin.password };
}

/** The cookies of a new session. The sign-in page is looked at once, in a journey of its own, not at the beginning of every other. */
async function signedIn(url: string) {
  const person = new Person(url);
  await person.signIn(admin.email, admin.password);
  const cookies = person.cookies.map(([name, value]) => ({
    ...{ name, value, domain: new URL(url).hostname, path: '/', expires: -1 },
    ...{ httpOnly: true, secure: false, sameSite: 'Lax' as const },
  }));
  return { cookies, origins: [] };
}

/** A product with a browser for a test file, whose pages are closed after each test and have to be without errors. */
function productAt(place: () => Place): Product {
  const complaints: string[] = [];
  let browser: Browser;
  let database: Client;

  beforeAll(async () => {
    database = new Client(place().databaseUrl);
    await database.connect();
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await database?.end();
  });

  const product: Product = {
    url: () => place().url,
    mailFolder: () => path.join(place().dataDir, 'mail'),
    openAsAdmin: async (address, options) =>
      product.open(address, { ...options, storageState: await signedIn(place().url) }),
    query: async <Row extends object>(sql: string, parameters?: unknown[]) =>
      (await database.query<Row>(sql, parameters)).rows,
    async open(address, options) {
      const context = await browser.newContext({ baseURL: place().url, ...options });
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${String(error)}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedNoise.test(message.text()))
          complaints.push(`${page.url()}: ${message.text()}`);
      });
      await page.goto(address);
      return page;
    },
  };
  return product;
}

/** Gives a sign of a visitor and waits until the page's scripts have taken it over; links and native menus work before. */
export async function alive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => !('answerEarlyClick' in window));
}

/** Fills in the sign-in page that is open. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByRole('textbox', { name: /^Şifre/ }).fill(password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
}
