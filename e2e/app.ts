import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { AdminRole } from '../common/enums.ts';
import { createDatabase, dropDatabase } from '../server/testing/database.ts';
import { TestClient } from '../server/testing/test-client.ts';
import { launchBrowser } from './browser.ts';
import { startBuiltServer, type BuiltServer } from './built-server.ts';

/** Credentials of the first super admin of every application under test. */
export const admin = { email: 'selin@kordon.example', password: 'correct horse battery' };

/** SESSION_SECRET of every application under test, from which the codes of its documents are derived. */
export const sessionSecret = 'only for the tests of this application';

/** Console errors that are not failures of the page: expected status codes, and requests that a test aborts. */
const ignoredConsoleError =
  /Failed to load resource: (the server responded with a status of (401|404|415|503)|net::ERR_FAILED)/;

export interface TestApp {
  url(): string;
  /** Opens a page in a new browser context without cookies and storage. The test fails if the page reports an error. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Opens a page signed in as the first super admin. */
  openAsAdmin(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Runs a query on the database of the application. */
  query<Row extends object>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  mailFolder(): string;
}

/** Addresses and data folder of a running application. */
interface AppLocation {
  url: string;
  databaseUrl: string;
  dataDir: string;
}

/**
 * Returns the application that all test files share (start-shared-app.ts). Tests run in parallel, so each creates its own records under
 * unique names.
 */
export function sharedApp(): TestApp {
  const app = createApp(() => ({
    url: getSharedOrigin(),
    databaseUrl: process.env['KORDON_TEST_SITE_DATABASE'] ?? '',
    dataDir: process.env['KORDON_TEST_SITE_DATA'] ?? '',
  }));
  // All tests use one client address, whose number of form submissions is limited.
  beforeAll(() => app.query('delete from rate_limits'));
  return app;
}

/** Returns the URL of the shared application, which is also its PUBLIC_URL: forms are refused at any other origin. */
export const getSharedOrigin = (): string => process.env['KORDON_TEST_SITE'] ?? '';

/** Starts a separate application with its own database, for tests that need other settings than the shared one. This takes several seconds. */
export function startApp(settings: Record<string, string>): TestApp {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kordon-e2e-'));
  const database = `test_${randomBytes(6).toString('hex')}`;
  let databaseUrl: string;
  let server: BuiltServer;

  beforeAll(async () => {
    databaseUrl = await createDatabase(database);
    server = await startBuiltServer({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SESSION_SECRET: sessionSecret,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...settings,
    });
  });
  const app = createApp(() => ({ url: server.url, databaseUrl, dataDir }));
  // Registered after the hooks of createApp(), which disconnect from the database first.
  afterAll(async () => {
    await server?.stop();
    await dropDatabase(database);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return app;
}

/** Creates an admin user with the password of the first super admin. */
export async function createColleague(
  app: TestApp,
  { name, role = 'admin' }: { name: string; role?: AdminRole },
): Promise<{ email: string; password: string }> {
  const email = `${randomUUID()}@kordon.example`;
  await app.query(
    'insert into accounts (email, password_hash) select $1, password_hash from accounts where email = $2',
    [email, admin.email],
  );
  await app.query('insert into admin_users (email, name, role) values ($1, $2, $3)', [email, name, role]);
  return { email, password: admin.password };
}

/** Confirms the identity of the signed-in user if the panel asks for it, then waits for `done`. All users of the tests have one password. */
export async function confirmIfAsked(page: Page, done: Locator): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Kimliğinizi doğrulayın' });
  await dialog.or(done).first().waitFor();
  if (await done.isVisible()) return;
  await dialog.getByLabel(/^Şimdiki şifre/).fill(admin.password);
  await page.keyboard.press('Enter');
  await done.waitFor();
}

/** Signs in through the API, which is faster than the sign-in page. @returns a storage state with the session cookie */
async function createSession(url: string) {
  const client = new TestClient(url);
  await client.signIn(admin.email, admin.password);
  const cookies = client.cookies.map(([name, value]) => ({
    name,
    value,
    domain: new URL(url).hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  }));
  return { cookies, origins: [] };
}

/** Creates the application of a test file with its browser. After each test, pages are closed and must not have reported errors. */
function createApp(locate: () => AppLocation): TestApp {
  const pageErrors: string[] = [];
  let browser: Browser;
  let database: Client;

  beforeAll(async () => {
    database = new Client(locate().databaseUrl);
    await database.connect();
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(pageErrors.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await database?.end();
  });

  const app: TestApp = {
    url: () => locate().url,
    mailFolder: () => path.join(locate().dataDir, 'mail'),
    openAsAdmin: async (address, options) =>
      app.open(address, { ...options, storageState: await createSession(locate().url) }),
    query: async <Row extends object>(sql: string, parameters?: unknown[]) =>
      (await database.query<Row>(sql, parameters)).rows,
    async open(address, options) {
      const context = await browser.newContext({ baseURL: locate().url, ...options });
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      page.on('pageerror', (error) => pageErrors.push(`${page.url()}: ${String(error)}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !ignoredConsoleError.test(message.text()))
          pageErrors.push(`${page.url()}: ${message.text()}`);
      });
      await page.goto(address);
      return page;
    },
  };
  return app;
}

/** Triggers the loading of scripts with a key press and waits for hydration. Links and native menus work without it. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => !('replayEarlyClick' in window));
}

/** Fills in and submits the open sign-in form. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByRole('textbox', { name: /^Şifre/ }).fill(password);
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click();
}
