import { readFileSync } from 'node:fs';
import { languages, localePath, type Locale } from '../../common/locales.ts';
import { waitForHydration, type TestApp } from '../app.ts';
import { createTranslator } from '../translations.ts';

/** Changes currency and region on the price lists, opens the chart of a price and downloads it as CSV. */
export async function viewAndDownloadPrice(app: TestApp, locale: Locale): Promise<void> {
  const translate = createTranslator(locale);
  await publishHrcPrices(app);
  const page = await app.open(localePath(locale, '/price-lists'));
  const currencySelect = page.getByLabel(translate('price-lists.currency'));
  await waitForHydration(page);
  expect(await currencySelect.inputValue()).toBe(languages[locale].currency);

  await currencySelect.selectOption('EUR');
  await page.getByRole('link', { name: translate('price-lists.region.europe') }).click(); // clicked right after the currency change: the link must keep the new currency
  await page.waitForURL(/currency=EUR&region=europe/);
  const row = page.getByRole('row').filter({ hasText: translate('market.EU_HRC.terms') });
  await row
    .getByText(
      new Intl.NumberFormat(languages[locale].tag, { minimumFractionDigits: 2 }).format(await readHrcPrice(app)),
    )
    .first()
    .waitFor();

  await row.locator('.curve').getByRole('button').click(); // appears once the page has the real price
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
    '\ufeffsymbol,published,value,currency,unit,source,kind',
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.reload();
  await row.waitFor(); // the URL restores the view
}

/** Publishes yesterday's and the current price, because series with only an example value have no chart. */
async function publishHrcPrices(app: TestApp): Promise<void> {
  await app.query(
    `with series as (
       update market_series set kind = 'feed', value = 618, value_at = now(), source = 'Kordon' where symbol = 'EU_HRC' returning id
     )
     insert into market_closes (series_id, day, at, value)
     select id, (now() - age)::date, now() - age, value
     from series, (values (interval '1 day', 610), (interval '0', 618)) as closes (age, value)
     on conflict do nothing`,
  );
}

/** Reads the current value of the series EU_HRC from the database. */
async function readHrcPrice(app: TestApp): Promise<number> {
  const [row] = await app.query<{ value: number }>(
    `select value::float8 as value from market_series where symbol = 'EU_HRC'`,
  );
  return row!.value;
}
