import { readFileSync } from 'node:fs';
import { languages, localePath, type Locale } from '../../common/locales.ts';
import { waitForHydration, type Product } from '../product.ts';
import { createTranslator } from '../translations.ts';

/** Changes currency and region on the price lists, opens the chart of a price and downloads it as CSV. */
export async function followPrice(product: Product, locale: Locale): Promise<void> {
  const translate = createTranslator(locale);
  const page = await product.open(localePath(locale, '/price-lists'));
  const select = page.getByLabel(translate('price-lists.currency'));
  await waitForHydration(page);
  expect(await select.inputValue()).toBe(languages[locale].currency);

  await select.selectOption('EUR');
  await page.getByRole('link', { name: translate('price-lists.region.europe') }).click(); // immediately after the currency, which the link has to keep
  await page.waitForURL(/currency=EUR&region=europe/);
  const row = page.getByRole('row').filter({ hasText: translate('market.EU_HRC.terms') });
  await row
    .getByText(
      new Intl.NumberFormat(languages[locale].tag, { minimumFractionDigits: 2 }).format(await readHrcPrice(product)),
    )
    .first()
    .waitFor();

  await row.getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  const chart = dialog.getByRole('slider');
  await chart.waitFor();
  const newest = await chart.getAttribute('aria-valuetext');
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  expect(await chart.getAttribute('aria-valuetext')).not.toBe(newest);
  await dialog.getByRole('button', { name: translate('market.chart.table'), exact: true }).click();
  await dialog.getByRole('table').waitFor();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: translate('market.chart.csv') }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('eu_hrc.csv');
  expect(readFileSync(await file.path(), 'utf8').split('\r\n')[0]).toBe(
    '\ufeffsymbol,published,value,currency,unit,source,indicative',
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.reload();
  await row.waitFor(); // the URL restores the view
}

/** Reads the current value of the series EU_HRC from the database. */
async function readHrcPrice(product: Product): Promise<number> {
  const [row] = await product.query<{ value: number }>(
    `select value::float8 as value from market_series where symbol = 'EU_HRC'`,
  );
  return row!.value;
}
