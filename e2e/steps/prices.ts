import { readFileSync } from 'node:fs';
import { languages, localePath, type Locale } from '../../common/locales.ts';
import { alive, type Product } from '../product.ts';
import { wordsOf } from '../words.ts';

/** A buyer looks at a region in another currency, follows a price and keeps it as a file. */
export async function aPriceIsFollowed(product: Product, locale: Locale): Promise<void> {
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
    .getByText(new Intl.NumberFormat(languages[locale].tag, { minimumFractionDigits: 2 }).format(await hrc(product)))
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
}

/** What the series stands at in the product's database. */
async function hrc(product: Product): Promise<number> {
  const [row] = await product.query<{ value: number }>(
    `select value::float8 as value from market_series where symbol = 'EU_HRC'`,
  );
  return row!.value;
}
