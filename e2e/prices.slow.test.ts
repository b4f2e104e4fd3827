import { waitForMailTo } from './mails.ts';
import { waitForHydration, sharedApp } from './app.ts';
import { viewAndDownloadPrice } from './steps/prices.ts';
import { createTranslator } from './translations.ts';

const app = sharedApp();

test('a buyer in tr changes currency and region, opens a price chart and downloads it', async () => {
  await viewAndDownloadPrice(app, 'tr');
});

test('refreshing an open page shows a new price', async () => {
  const translate = createTranslator('tr');
  const page = await app.open('/price-lists?currency=USD');
  await waitForHydration(page);
  await app.query(`update market_series set value = 611.25, kind = 'feed', source = 'Kordon' where symbol = 'REBAR'`);
  await page.getByRole('button', { name: translate('market.refresh') }).click();
  await page.getByRole('row').filter({ hasText: '611,25' }).first().waitFor();
});

test('a price alert sends one mail when the price reaches the threshold', async () => {
  const translate = createTranslator('en');
  await app.query(`update market_series set kind = 'feed', source = 'Kordon', value_at = now() where symbol = 'SLAB'`);
  const page = await app.open('/en/price-lists');
  await waitForHydration(page);
  const row = page.getByRole('row').filter({ hasText: translate('market.SLAB.terms') });
  await row.locator('.curve').getByRole('button').click(); // appears once the page has the real price
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: translate('market.alert') }).click();
  await dialog.getByRole('spinbutton').fill('999');
  await dialog.getByLabel(translate('form.email')).fill('buyer@thorne.example');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: translate('market.alert.send') }).click();
  await dialog.getByText('buyer@thorne.example').waitFor();

  const [confirmation] = await waitForMailTo(app, 'buyer@thorne.example', 1);
  const link = /\S+\/en\/price-alert\?confirm=\S+/.exec(confirmation?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await page.getByRole('button', { name: translate('price-alert.confirm') }).click();
  await page.getByText(translate('price-alert.confirmed')).waitFor();

  await app.query(`update market_series set value = 1001 where symbol = 'SLAB'`);
  await app.query(`select graphile_worker.add_job('refresh-market', '{}')`);
  const [, alert] = await waitForMailTo(app, 'buyer@thorne.example', 2);
  expect(alert?.text).toContain('1,001');
});
