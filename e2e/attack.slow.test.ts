import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { DAY_MS } from '../common/durations.ts';
import {
  aContactMessage,
  aQuoteRequest,
  aSupplierApplication,
  submitContactMessage,
  submitForm,
  submitQuoteRequest,
  submitSupplierApplication,
  tradeTerms,
} from '../server/testing/builders.ts';
import { TestClient } from '../server/testing/test-client.ts';
import { admin, startApp } from './app.ts';

/** With demo data, so that every table has rows to show. */
const app = startApp({ DEMO_DATA: 'on' });

/** Closes attributes, elements, comments and templates. If a part is interpreted as markup, it requests /pwned or opens a dialog. */
const payload = `"'><img src=/pwned onerror=alert(1)><svg onload=alert(2)></title></script><script src=//evil.example/x.js></script><!--{{7*7}}\${alert(3)}`;
const shortPayload = `<img src=/pwned onerror=alert(4)>`;

/** Columns with values that code interprets: enums, keys, addresses, secrets. */
const structuredColumn =
  /(^|_)(id|sid|type|types|status|priority|direction|language|locale|currency|source|role|action|size|unit|symbol|email|token|hash|key|code|reference|version|purpose|sentiment|terms|sha256|message_id|target_type|measure|value|word|kind|category|region|provider|name_of_series|product|url|changes|country)$/;
const internalTables = [
  'kordon_migrations',
  'migrations',
  'sessions',
  'rate_limits',
  'accounts',
  'market_series',
  'market_sources',
];

/** Dialogs, foreign requests and CSP reports that pages have caused. */
const incidents: string[] = [];
function recordIncidents(context: BrowserContext, origin: string): void {
  context.on('dialog', (dialog) => {
    incidents.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const isForeign = /^https?:/.test(request.url()) && !request.url().startsWith(origin);
    if (isForeign || request.url().includes('pwned')) incidents.push(`request: ${request.url()}`);
  });
  context.on('console', (message) => {
    if (/Content Security Policy|violates the following/.test(message.text()))
      incidents.push(`CSP report: ${message.text()}`);
  });
}

/** Opens a page and checks that no text has become markup. */
async function expectNoInjection(page: Page, pagePath: string): Promise<void> {
  await page.goto(pagePath, { waitUntil: 'networkidle' });
  const injectedElements = await page
    .locator('img[src*="pwned"], svg[onload], script[src*="evil"], [onerror], a[href^="javascript:"]')
    .count();
  expect([pagePath, injectedElements, incidents]).toEqual([pagePath, 0, []]);
}

/** Replaces every free text in the database by the payload. @returns the changed columns */
async function injectPayload(): Promise<string[]> {
  const columns = await app.query<{ table: string; column: string; type: string }>(
    `select c.table_name as table, column_name as column, data_type as type from information_schema.columns c
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'ARRAY') and is_generated = 'NEVER'`,
  );
  const changedColumns: string[] = [];
  for (const { table, column, type } of columns) {
    if (internalTables.includes(table) || structuredColumn.test(column)) continue;
    const value = type === 'ARRAY' ? 'array[$1::text]' : `left(${column}, 20) || $1`;
    const rows = await app
      .query<object>(`update ${table} set ${column} = ${value} where ${column} is not null returning 1`, [payload])
      .catch(() => []); // refused by a constraint or a trigger
    if (rows.length > 0) changedColumns.push(`${table}.${column}`);
  }
  return changedColumns;
}

test('user input is never interpreted as markup on screens, pages, PDF documents and in mails', async () => {
  const url = app.url();
  const visitor = new TestClient(url);
  const texts = { name: shortPayload, company: payload, phone: undefined, message: payload };
  const trade = tradeTerms({ targetPrice: shortPayload, deliveryLocation: shortPayload, additionalNotes: payload });
  const { id: quoteRequestId } = await submitForm(
    visitor,
    submitQuoteRequest,
    aQuoteRequest({ ...texts, source: 'BUYER_QUOTE', trade }),
  );
  await submitForm(visitor, submitContactMessage, aContactMessage({ ...texts, subject: shortPayload }));
  const application = { companyName: shortPayload, contactPerson: shortPayload, description: payload };
  await submitForm(visitor, submitSupplierApplication, aSupplierApplication(application));

  const adminClient = new TestClient(url);
  await adminClient.signIn(admin.email, admin.password);
  const createCompany = 'mutation ($input: CompanyInput!) { createCompany(input: $input) { id } }';
  for (const website of ['javascript:alert(5)', 'data:text/html,<script>alert(6)</script>', ' java\nscript:alert(7)'])
    await expect(
      adminClient.run(createCompany, { input: { name: 'x', website, linkedinUrl: website } }),
    ).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  const { createOffer } = await adminClient.run<{ createOffer: { id: string } }>(
    'mutation ($input: OfferInput!) { createOffer(input: $input) { id } }',
    {
      input: {
        quoteRequestId,
        currency: 'USD',
        deliveryTerms: 'CFR',
        deliveryPlace: shortPayload,
        paymentTerms: 'LC',
        note: payload,
        validUntil: new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10),
        lines: [{ description: shortPayload, quantity: 10, unit: 'T', unitPrice: 600 }],
      },
    },
  );
  await app.query(`update quote_requests set notes = 'Gözetim alıcıda'`);
  const changedColumns = await injectPayload();
  expect(changedColumns).toEqual(
    expect.arrayContaining(['companies.name', 'contacts.name', 'communications.content', 'quote_requests.notes']),
  );
  expect(changedColumns.length).toBeGreaterThan(35);

  const [{ id: companyId }] = (await app.query<{ id: string }>(
    'select company_id as id from quote_requests where id = $1',
    [quoteRequestId],
  )) as [{ id: string }];
  const page = await app.openAsAdmin('/admin');
  recordIncidents(page.context(), url);
  for (const pagePath of [
    '/admin',
    '/admin/quotes',
    '/admin/quotes?view=board',
    `/admin/quotes/${quoteRequestId}`,
    '/admin/companies',
    `/admin/companies/${companyId}`,
    `/admin/companies/${companyId}/edit`,
    '/admin/communications',
    '/admin/audit',
    '/admin/security-log',
    '/admin/users',
    '/admin/mailboxes',
    '/admin/mail-templates',
    '/admin/campaigns',
    '/admin/campaigns/new',
    '/admin/news',
    '/admin/news/new',
    '/admin/tokens',
    '/admin/account',
    '/admin/market',
    '/admin/conversion-analytics',
    '/',
    '/price-lists',
    '/fa/price-lists',
    '/projects',
  ])
    await expectNoInjection(page, pagePath);

  await page.goto('/admin', { waitUntil: 'networkidle' }); // the handler of Ctrl+K is installed when the network is idle
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('pwned');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  expect(incidents).toEqual([]);

  const pdf = await adminClient.fetch(`/offers/${createOffer.id}.pdf`);
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).not.toMatch(
    /\/(JavaScript|JS|URI|Launch|OpenAction)\b/,
  );

  const mails = readdirSync(app.mailFolder()).map((file) => readFileSync(path.join(app.mailFolder(), file)));
  expect(mails.length).toBeGreaterThan(3);
  const mailPage = await page.context().newPage(); // has no content security policy
  for (const mail of mails) {
    const { html = '' } = await PostalMime.parse(mail);
    await mailPage.setContent(html);
    expect([await mailPage.locator('img[src*="pwned"], svg[onload], script, [onerror]').count(), incidents]).toEqual([
      0,
      [],
    ]);
  }
}, 180_000);
