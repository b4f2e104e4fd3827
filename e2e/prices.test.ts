import { readFileSync } from 'node:fs';
import { languages, localePath, type Locale } from '../common/locales.ts';
import { mailsTo } from './mails.ts';
import { alive, sharedProduct } from './product.ts';
import { wordsOf } from './words.ts';

const product = sharedProduct();

test.each<Locale>(['tr', 'fa'])(
  'a buyer in %s looks at a region in another currency, follows a price and keeps it as a file',
  async (locale) => {
    const say = wordsOf(locale);
    const page = await product.open(localePath(locale, '/price-lists'));
    const select = page.getByLabel(say('price-lists.currency'));
    await alive(page);
    expect(await select.inputValue()).toBe(languages[locale].currency);

    await select.selectOption('EUR');
    await page.getByRole('link', { name: say('price-lists.region.europe') }).click(); // at once: it knows the currency
    await page.waitForURL(/currency=EUR&region=europe/);
    const row = page.getByRole('row').filter({ hasText: say('market.EU_HRC.terms') });
    await row
      .getByText(new Intl.NumberFormat(languages[locale].tag, { minimumFractionDigits: 2 }).format(await hrc()))
      .first()
      .waitFor();

    await row.getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    const curve = dialog.getByRole('slider');
    await curve.waitFor();
    const newest = await curve.getAttribute('aria-valuetext');
    await curve.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await curve.getAttribute('aria-valuetext')).not.toBe(newest);
    await dialog.getByRole('button', { name: say('market.chart.table'), exact: true }).click();
    await dialog.getByRole('table').waitFor();

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: say('market.chart.csv') }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('eu_hrc.csv');
    expect(readFileSync(await file.path(), 'utf8').split('\r\n')[0]).toBe(
      '\ufeffsymbol,published,value,currency,unit,source,indicative',
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.reload();
    await row.waitFor(); // the view can be linked and left
  },
);

/** What the series stands at in the product's database. */
async function hrc(): Promise<number> {
  const [row] = await product.query<{ value: number }>(
    `select value::float8 as value from market_series where symbol = 'EU_HRC'`,
  );
  return row!.value;
}

test('a page that was open before a price came shows it when asked', async () => {
  const say = wordsOf('tr');
  const page = await product.open('/price-lists?currency=USD');
  await alive(page);
  await product.query(
    `update market_series set value = 611.25, indicative = false, source = 'Kordon' where symbol = 'REBAR'`,
  );
  await page.getByRole('button', { name: say('market.refresh') }).click();
  await page.getByRole('row').filter({ hasText: '611,25' }).first().waitFor();
});

test('a buyer hears once when a price reaches a threshold', async () => {
  const say = wordsOf('en');
  const page = await product.open('/en/price-lists');
  await alive(page);
  const row = page.getByRole('row').filter({ hasText: say('market.SLAB.terms') });
  await row.getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('market.alert') }).click();
  await dialog.getByRole('spinbutton').fill('999');
  await dialog.getByLabel(say('form.email')).fill('buyer@thorne.example');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: say('market.alert.send') }).click();
  await dialog.getByText('buyer@thorne.example').waitFor();

  const [asking] = await mailsTo(product, 'buyer@thorne.example', 1);
  const link = /\S+\/en\/price-alert\?confirm=\S+/.exec(asking?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await page.getByRole('button', { name: say('price-alert.confirm') }).click();
  await page.getByText(say('price-alert.confirmed')).waitFor();

  await product.query(`update market_series set value = 1001 where symbol = 'SLAB'`);
  await product.query(`select graphile_worker.add_job('refresh-market', '{}')`);
  const [, news] = await mailsTo(product, 'buyer@thorne.example', 2);
  expect(news?.text).toContain('1,001');
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
