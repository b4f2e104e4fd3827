import { alive, sharedProduct } from './product.ts';
import { aPriceIsFollowed } from './steps/prices.ts';
import { wordsOf } from './words.ts';

const product = sharedProduct();

test('a buyer in fa looks at a region in another currency, follows a price and keeps it as a file', async () => {
  await aPriceIsFollowed(product, 'fa');
});

test('the trade desk enters a price with its reason; a sheet with a wrong line writes none; a hidden series leaves the site', async () => {
  const desk = await product.openAsAdmin('/admin/market');
  const rebar = 'Nervürlü inşaat demiri, FOB Türkiye';
  await desk.getByRole('button', { name: `${rebar}: fiyat gir ya da düzelt` }).click();
  const entry = desk.getByRole('dialog', { name: 'Fiyat gir' });
  await entry.getByLabel(/^Fiyat/).fill('612');
  await entry.getByRole('button', { name: 'Kaydet' }).click();
  await entry.getByText('Bu alan zorunludur.').waitFor();
  expect(await entry.getByLabel(/^Fiyat/).inputValue()).toBe('612');
  await entry.getByLabel(/^Gerekçe/).fill('Bayi toplantısı');
  await entry.getByRole('button', { name: 'Kaydet' }).click();
  await desk.getByText('Fiyat kaydedildi').waitFor();
  await desk.getByText('Bayi toplantısı').waitFor();

  const say = wordsOf('en');
  const site = await product.open('/en/price-lists?currency=USD');
  await alive(site);
  const row = site.getByRole('row', { name: new RegExp(`^${say('market.REBAR')} `) });
  await row.getByText('612.00').first().waitFor();

  await desk.getByRole('button', { name: 'Fiyat listesi yükle' }).click();
  const sheet = desk.getByRole('dialog', { name: 'Fiyat listesi yükle' });
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
  await desk.getByText('Fiyat listesi yazıldı').waitFor();
  await site.reload();
  await alive(site);
  await row.getByText('615.50').first().waitFor();

  await desk.getByRole('switch', { name: `${rebar}: sitede göster` }).click();
  await desk.getByText('Seri gizlendi').waitFor();
  // Neither in the documents and their state, before any script runs, nor in what a navigation inside the site fetches.
  for (const place of ['/', '/en', '/en/price-lists', '/price-lists', '/price-lists.data', '/_.data']) {
    while ((await statedBy(place)).includes('REBAR')) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await statedBy(place)).toContain('SLAB');
  }
});

/** Symbols in the state that the server sends with a page or for it. */
async function statedBy(place: string): Promise<string[]> {
  const answer = await fetch(product.url() + place);
  return [...(await answer.text()).matchAll(/"(REBAR|SLAB)\\?"/g)].map(([, symbol]) => symbol!);
}
