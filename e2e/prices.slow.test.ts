import { waitForMailTo } from './mails.ts';
import { waitForHydration, sharedProduct } from './product.ts';
import { followPrice } from './steps/prices.ts';
import { createTranslator } from './translations.ts';

const product = sharedProduct();

test('a buyer in tr changes currency and region, opens a price chart and downloads it', async () => {
  await followPrice(product, 'tr');
});

test('refreshing an open page shows a new price', async () => {
  const translate = createTranslator('tr');
  const page = await product.open('/price-lists?currency=USD');
  await waitForHydration(page);
  await product.query(
    `update market_series set value = 611.25, indicative = false, source = 'Kordon' where symbol = 'REBAR'`,
  );
  await page.getByRole('button', { name: translate('market.refresh') }).click();
  await page.getByRole('row').filter({ hasText: '611,25' }).first().waitFor();
});

test('a price alert sends one mail when the price reaches the threshold', async () => {
  const translate = createTranslator('en');
  const page = await product.open('/en/price-lists');
  await waitForHydration(page);
  const row = page.getByRole('row').filter({ hasText: translate('market.SLAB.terms') });
  await row.getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: translate('market.alert') }).click();
  await dialog.getByRole('spinbutton').fill('999');
  await dialog.getByLabel(translate('form.email')).fill('buyer@thorne.example');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: translate('market.alert.send') }).click();
  await dialog.getByText('buyer@thorne.example').waitFor();

  const [confirmation] = await waitForMailTo(product, 'buyer@thorne.example', 1);
  const link = /\S+\/en\/price-alert\?confirm=\S+/.exec(confirmation?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await page.getByRole('button', { name: translate('price-alert.confirm') }).click();
  await page.getByText(translate('price-alert.confirmed')).waitFor();

  await product.query(`update market_series set value = 1001 where symbol = 'SLAB'`);
  await product.query(`select graphile_worker.add_job('refresh-market', '{}')`);
  const [, alert] = await waitForMailTo(product, 'buyer@thorne.example', 2);
  expect(alert?.text).toContain('1,001');
});
