import { mailsTo } from './mails.ts';
import { alive, sharedProduct } from './product.ts';
import { aPriceIsFollowed } from './steps/prices.ts';
import { wordsOf } from './words.ts';

const product = sharedProduct();

test('a buyer in tr looks at a region in another currency, follows a price and keeps it as a file', async () => {
  await aPriceIsFollowed(product, 'tr');
});

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
