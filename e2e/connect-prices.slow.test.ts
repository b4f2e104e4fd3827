import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { locales, localePath } from '../common/locales.ts';
import { startApp, waitForHydration } from './app.ts';
import { createTranslator } from './translations.ts';

const app = startApp({});

/** Makes every series an example again, as at the first start. */
const removeRealPrices = () =>
  app.query(`
    with removed_ticks as (delete from market_ticks), removed_closes as (delete from market_closes), removed_sources as (delete from market_sources)
    update market_series set kind = 'example', source = 'example'`);

async function openMarket(): Promise<{ panel: Page; methods: Locator }> {
  await removeRealPrices();
  const panel = await app.openAsAdmin('/admin/market');
  const methods = panel.getByRole('region', { name: 'Fiyatları bağlayın' });
  await methods.waitFor();
  return { panel, methods };
}
const findValue = (panel: Page, value: string) => panel.getByRole('row').filter({ hasText: value }).first();

/** Waits until the public page shows a price. */
async function waitForPublicPrice(value: string) {
  for (;;) {
    const html = await (await fetch(`${app.url()}/en/price-lists?currency=USD`)).text();
    if (html.includes(value)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('prices are connected by pasting rows from a spreadsheet', async () => {
  const { panel, methods } = await openMarket();
  await methods.getByRole('button', { name: 'Liste yükle ya da yapıştır' }).click();
  const dialog = panel.getByRole('dialog');
  await dialog.getByLabel('Liste metni').fill('symbol\tprice\nREBAR\t612,5\nHRC\t655\n');
  await dialog.getByText('2 fiyat yazılacak.').waitFor();
  await dialog.getByLabel(/^Gerekçe/).fill('Haftalık liste');
  await dialog.getByRole('button', { name: 'Fiyatları yaz' }).click();
  await findValue(panel, '612,50 USD/t').waitFor();
  await methods.waitFor({ state: 'hidden' });
  await waitForPublicPrice('612.5');
});

test('prices are connected by filling in the template and uploading it', async () => {
  const { panel, methods } = await openMarket();
  await methods.getByRole('button', { name: 'Liste yükle ya da yapıştır' }).click();
  const dialog = panel.getByRole('dialog');
  const [file] = await Promise.all([
    panel.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Şablonu indir' }).click(),
  ]);
  const template = readFileSync(await file.path(), 'utf8');
  const filled = template.replace('REBAR;;', 'REBAR;613,5;');
  expect(filled).not.toBe(template);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(filled) });
  await dialog.getByText('1 fiyat yazılacak.').waitFor();
  await dialog.getByLabel(/^Gerekçe/).fill('Haftalık liste');
  await dialog.getByRole('button', { name: 'Fiyatları yaz' }).click();
  await findValue(panel, '613,50 USD/t').waitFor();
  await waitForPublicPrice('613.5');
});

test('a price is connected by hand', async () => {
  const { panel, methods } = await openMarket();
  await methods.getByRole('button', { name: 'Elle gir' }).click();
  const dialog = panel.getByRole('dialog');
  await dialog.getByLabel(/^Fiyat/).fill('614.5');
  await dialog.getByLabel(/^Gerekçe/).fill('Satış toplantısı');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await findValue(panel, '614,50 USD/t').waitFor();
  await waitForPublicPrice('614.5');
});

let feed: Server | undefined;
afterAll(() => {
  feed?.closeAllConnections();
  feed?.close();
});

test('prices are connected by entering the URL of a feed, which is read immediately', async () => {
  feed = createServer((_request, response) =>
    response.end('symbol,price,currency,date\nREBAR,615.50,USD,2026-11-20\n'),
  ).listen(0, '127.0.0.1');
  await once(feed, 'listening');
  const { panel, methods } = await openMarket();
  await methods.getByRole('button', { name: 'Akış bağla' }).click();
  const dialog = panel.getByRole('dialog');
  await dialog.getByLabel('Adres').fill(`http://127.0.0.1:${(feed.address() as AddressInfo).port}/prices.csv`);
  await dialog.getByRole('button', { name: 'Bağla' }).click();
  await findValue(panel, '615,50 USD/t').waitFor();
  await waitForPublicPrice('615.5');
});

test.each(locales)(
  'examples are marked in %s in the table, the panels, the CSV file and the printed page, and have no chart, alert or comment',
  async (locale) => {
    await removeRealPrices();
    const translate = createTranslator(locale);
    const mark = translate('market.example');
    const page = await app.open(localePath(locale, '/price-lists'));
    await waitForHydration(page);
    await page.getByRole('button', { name: translate('market.refresh') }).click(); // the page may have been rendered with the removed prices
    await page.getByText(translate('market.refreshed')).waitFor();
    expect(await page.getByText(mark, { exact: true }).count()).toBe(5); // the table and four panels
    expect(await page.locator('.curve button, td button svg polyline').count()).toBe(0);
    expect(await page.getByText(translate('price-lists.analysis'), { exact: true }).count()).toBe(0);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: translate('price-lists.csv') }).click(),
    ]);
    const [, ...rows] = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter((row) => !(row.includes(',EXAMPLE,') && row.includes(mark)))).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(mark, { exact: true }).filter({ visible: true }).count()).toBe(5);

    await page.goto(app.url() + localePath(locale, '/'));
    expect(await page.getByText(mark, { exact: true }).filter({ visible: true }).count()).toBe(5);
  },
);
