import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { DataSource } from 'typeorm';
import { testDatabase } from '../server/testing/database.ts';
import { Person } from '../server/testing/person.ts';
import { launchBrowser } from './browser.ts';
import { startBuiltServer, type BuiltServer } from './built-server.ts';

/** Of the first super admin that every product under test starts with. */
export const admin = { email: 'selin@kordon.example', password: 'correct horse battery' };

/** What a console says that is no fault of the page: also when a journey cuts the line. */
const expectedNoise = /Failed to load resource: (the server responded with a status of (401|404|415)|net::ERR_FAILED)/;

/** What a visitor has of a product. */
export interface Site {
  url(): string;
  /** Opens a page of the product in a browser of its own: no cookie, no storage. The test fails if that page reports an error. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
}

export interface Product extends Site {
  /** The same, signed in. */
  openAsAdmin(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Rows of the product's database, to see what a visitor cannot. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** The same database, for what makes records. */
  db(): DataSource;
  mailFolder: string;
}

/** The product that all test files share (start-shared-product.ts): for journeys that send nothing and sign nobody in. */
export const sharedProduct = (): Site => visited(sharedOrigin);

/** Where the shared product is, and what it calls itself: forms are refused at any other address. */
export const sharedOrigin = (): string => process.env['KORDON_TEST_SITE'] ?? '';

/** The built product, as `npm start` runs it, on a database of its own; one for a test file. */
export function startProduct(settings: Record<string, string> = {}): Product {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kordon-e2e-'));
  let server: BuiltServer;
  const site = visited(() => server.url);

  afterAll(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const database = testDatabase(); // registered in between: it is there before the server starts, and dropped after it has stopped
  beforeAll(async () => {
    server = await startBuiltServer({
      DATABASE_URL: database.url(),
      DATA_DIR: dataDir,
      SESSION_SECRET: 'only for the tests of this one product',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...settings,
    });
  }, 120_000);

  return {
    ...site,
    openAsAdmin: async (place, options) => site.open(place, { ...options, storageState: await signedIn(site.url()) }),
    query: (sql, parameters) => database.dataSource().query(sql, parameters),
    db: () => database.dataSource(),
    mailFolder: path.join(dataDir, 'mail'),
  };
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

/** A browser for a test file, whose pages are closed after each test and have to be without errors. */
function visited(url: () => string): Site {
  const complaints: string[] = [];
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  }, 120_000);
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());

  return {
    url,
    async open(place, options) {
      const context = await browser.newContext({ baseURL: url(), ...options });
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${String(error)}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedNoise.test(message.text()))
          complaints.push(`${page.url()}: ${message.text()}`);
      });
      await page.goto(place);
      return page;
    },
  };
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
