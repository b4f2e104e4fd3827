import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import PostalMime from 'postal-mime';
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
import { Person } from '../server/testing/person.ts';
import { admin, startProduct } from './product.ts';

/** With the demo's records: every table has something to be shown. */
const product = startProduct({ DEMO_DATA: 'on' });

/** Ends attributes, elements, comments and templates; whatever of it became markup would ask for /pwned or open a dialog. */
const payload = `"'><img src=/pwned onerror=alert(1)><svg onload=alert(2)></title></script><script src=//evil.example/x.js></script><!--{{7*7}}\${alert(3)}`;
const short = `<img src=/pwned onerror=alert(4)>`;

/** Columns whose texts the server or the schema knows: enumerations, keys, addresses, secrets. */
const known =
  /(^|_)(id|sid|type|types|status|priority|direction|language|locale|currency|source|role|action|size|unit|symbol|email|token|hash|key|code|reference|version|purpose|sentiment|terms|sha256|message_id|target_type|measure|value|word|kind|category|region|provider|name_of_series|product|url|changes|country)$/;
const machinery = [
  'kordon_migrations',
  'migrations',
  'sessions',
  'rate_limits',
  'accounts',
  'market_series',
  'market_sources',
];

/** What a page must not do, whoever wrote its texts. */
const deeds: string[] = [];
function watch(context: BrowserContext, origin: string): void {
  context.on('dialog', (dialog) => {
    deeds.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const foreign = /^https?:/.test(request.url()) && !request.url().startsWith(origin);
    if (foreign || request.url().includes('pwned')) deeds.push(`a request: ${request.url()}`);
  });
  context.on('console', (message) => {
    if (/Content Security Policy|violates the following/.test(message.text()))
      deeds.push(`a report: ${message.text()}`);
  });
}

/** Opens it, waits until it stands still, and looks for markup that a text became. */
async function lookAt(page: Page, place: string): Promise<void> {
  await page.goto(place, { waitUntil: 'networkidle' });
  const found = await page
    .locator('img[src*="pwned"], svg[onload], script[src*="evil"], [onerror], a[href^="javascript:"]')
    .count();
  expect([place, found, deeds]).toEqual([place, 0, []]);
}

/** Every text that the CRM keeps for people to read becomes hostile, past every check but the database's own. */
async function poison(): Promise<string[]> {
  const columns = await product.query<{ table: string; column: string; type: string }>(
    `select c.table_name as table, column_name as column, data_type as type from information_schema.columns c
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'ARRAY') and is_generated = 'NEVER'`,
  );
  const poisoned: string[] = [];
  for (const { table, column, type } of columns) {
    if (machinery.includes(table) || known.test(column)) continue;
    const hostile = type === 'ARRAY' ? 'array[$1::text]' : `left(${column}, 20) || $1`;
    const rows = await product
      .query<object>(`update ${table} set ${column} = ${hostile} where ${column} is not null returning 1`, [payload])
      .catch(() => []); // a check or a trigger of the database refuses it
    if (rows.length > 0) poisoned.push(`${table}.${column}`);
  }
  return poisoned;
}

test('what strangers wrote is text on every screen, page, paper and mail', async () => {
  const url = product.url();
  const visitor = new Person(url);
  const texts = { name: short, company: payload, phone: undefined, message: payload };
  const trade = tradeTerms({ targetPrice: short, deliveryLocation: short, additionalNotes: payload });
  const { id: quoteRequestId } = await submitForm(
    visitor,
    submitQuoteRequest,
    aQuoteRequest({ ...texts, source: 'BUYER_QUOTE', trade }),
  );
  await submitForm(visitor, submitContactMessage, aContactMessage({ ...texts, subject: short }));
  const application = { companyName: short, contactPerson: short, description: payload };
  await submitForm(visitor, submitSupplierApplication, aSupplierApplication(application));

  const desk = new Person(url);
  await desk.signIn(admin.email, admin.password);
  const link = 'mutation ($input: CompanyInput!) { createCompany(input: $input) { id } }';
  for (const website of ['javascript:alert(5)', 'data:text/html,<script>alert(6)</script>', ' java\nscript:alert(7)'])
    await expect(desk.run(link, { input: { name: 'x', website, linkedinUrl: website } })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  const { createOffer } = await desk.run<{ createOffer: { id: string } }>(
    'mutation ($input: OfferInput!) { createOffer(input: $input) { id } }',
    {
      input: {
        ...{
          quoteRequestId,
          currency: 'USD',
          deliveryTerms: 'CFR',
          deliveryPlace: short,
          paymentTerms: 'LC',
          note: payload,
        },
        validUntil: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
        lines: [{ description: short, quantity: 10, unit: 'T', unitPrice: 600 }],
      },
    },
  );
  await product.query(`update quote_requests set notes = 'Gözetim alıcıda'`);
  const poisoned = await poison();
  expect(poisoned).toEqual(
    expect.arrayContaining(['companies.name', 'contacts.name', 'communications.content', 'quote_requests.notes']),
  );
  expect(poisoned.length).toBeGreaterThan(35);

  const [{ id: companyId }] = (await product.query<{ id: string }>(
    'select company_id as id from quote_requests where id = $1',
    [quoteRequestId],
  )) as [{ id: string }];
  const page = await product.openAsAdmin('/admin');
  watch(page.context(), url);
  for (const place of [
    ...['/admin', '/admin/quotes', '/admin/quotes?view=board', `/admin/quotes/${quoteRequestId}`, '/admin/companies'],
    ...[`/admin/companies/${companyId}`, `/admin/companies/${companyId}/edit`, '/admin/communications', '/admin/audit'],
    ...['/admin/users', '/admin/tokens', '/admin/account', '/admin/market', '/admin/conversion-analytics'],
    ...['/', '/price-lists', '/fa/price-lists', '/projects'],
  ])
    await lookAt(page, place);

  await page.goto('/admin', { waitUntil: 'networkidle' }); // keys are heard from then on
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('pwned');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  expect(deeds).toEqual([]);

  const paper = await desk.fetch(`/offers/${createOffer.id}.pdf`);
  expect(Buffer.from(await paper.arrayBuffer()).toString('latin1')).not.toMatch(
    /\/(JavaScript|JS|URI|Launch|OpenAction)\b/,
  );

  const mails = readdirSync(product.mailFolder()).map((file) => readFileSync(path.join(product.mailFolder(), file)));
  expect(mails.length).toBeGreaterThan(3);
  const letter = await page.context().newPage(); // without any policy: the markup alone has to hold
  for (const mail of mails) {
    const { html = '' } = await PostalMime.parse(mail);
    await letter.setContent(html);
    expect([await letter.locator('img[src*="pwned"], svg[onload], script, [onerror]').count(), deeds]).toEqual([0, []]);
  }
}, 180_000);
