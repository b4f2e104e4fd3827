import { waitForHydration, sharedApp } from './app.ts';
import { viewAndDownloadPrice } from './steps/prices.ts';
import { createTranslator } from './translations.ts';

const app = sharedApp();

test('a buyer in fa changes currency and region, opens a price chart and downloads it', async () => {
  await viewAndDownloadPrice(app, 'fa');
});

test('an admin enters a price with a reason and imports a price sheet only if it is valid; a hidden series disappears from the site', async () => {
  const panel = await app.openAsAdmin('/admin/market');
  const rebar = 'Nervürlü inşaat demiri, FOB Türkiye';
  await panel.getByRole('button', { name: `${rebar}: fiyat gir ya da düzelt` }).click();
  const entry = panel.getByRole('dialog', { name: 'Fiyat gir' });
  await entry.getByLabel(/^Fiyat/).fill('612');
  await entry.getByRole('button', { name: 'Kaydet' }).click();
  await entry.getByText('Bu alan zorunludur.').waitFor();
  expect(await entry.getByLabel(/^Fiyat/).inputValue()).toBe('612');
  await entry.getByLabel(/^Gerekçe/).fill('Bayi toplantısı');
  await entry.getByRole('button', { name: 'Kaydet' }).click();
  await panel.getByText('Fiyat kaydedildi').waitFor();
  await panel.getByText('Bayi toplantısı').waitFor();

  const translate = createTranslator('en');
  const site = await app.open('/en/price-lists?currency=USD');
  await waitForHydration(site);
  const row = site.getByRole('row', { name: new RegExp(`^${translate('market.REBAR')} `) });
  await row.getByText('612.00').first().waitFor();

  await panel.getByRole('button', { name: 'Fiyat listesi yükle' }).click();
  const sheet = panel.getByRole('dialog', { name: 'Fiyat listesi yükle' });
  const choose = (text: string) =>
    sheet
      .locator('input[type=file]')
      .setInputFiles({ name: 'fiyat.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('symbol;price\nREBAR;615,5\nNOPE;1\n');
  await sheet.getByText('böyle bir seri yok').waitFor();
  expect(await sheet.getByRole('button', { name: 'Fiyatları yaz' }).count()).toBe(0);
  await choose('symbol;price\nREBAR;615,5\n');
  await sheet.getByLabel(/^Gerekçe/).fill('Haftalık liste');
  await sheet.getByRole('button', { name: 'Fiyatları yaz' }).click();
  await panel.getByText('Fiyat listesi yazıldı').waitFor();
  await site.reload();
  await waitForHydration(site);
  await row.getByText('615.50').first().waitFor();

  await panel.getByRole('switch', { name: `${rebar}: sitede göster` }).click();
  await panel.getByText('Seri gizlendi').waitFor();
  // Neither the documents nor the loader data of client-side navigations may contain the series.
  for (const pagePath of ['/', '/en', '/en/price-lists', '/price-lists', '/price-lists.data', '/_.data']) {
    while ((await listSymbolsOf(pagePath)).includes('REBAR')) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await listSymbolsOf(pagePath)).toContain('SLAB');
  }
});

/** Returns the symbols in a document or in loader data. */
async function listSymbolsOf(pagePath: string): Promise<string[]> {
  const response = await fetch(app.url() + pagePath);
  return [...(await response.text()).matchAll(/"(REBAR|SLAB)\\?"/g)].map(([, symbol]) => symbol!);
}
