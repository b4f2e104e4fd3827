import type { Page } from 'playwright-core';
import { sharedProduct } from './product.ts';
import { asStored, fillIn, leadsOf, openForm, sendRequest } from './steps/trade-quote.ts';

const product = sharedProduct();

test('a seller comes by a link with the product chosen, and offers it', async () => {
  const page = await openForm(product, '?mode=seller&product=slab');
  await page.getByRole('heading', { name: 'Satış teklifi' }).waitFor();
  expect(await page.getByLabel('Sattığınız ürün').inputValue()).toBe('slab');
  await page.getByLabel('Stoktaki miktar (ton)').fill('10000');
  await page.getByLabel('Ton fiyatınız').fill('535 USD/t');
  await page.getByLabel('Ödeme şekli').selectOption('tt');
  await page.getByLabel('Teslim şekli').selectOption('fob');
  await page.getByLabel('Malın yeri ya da yükleme limanı').fill('İzmir');
  await page.getByLabel('Ad soyad').fill('Deniz Acar');
  await page.getByLabel('E-posta').fill('deniz@acar.example');
  await page.getByRole('checkbox', { name: /Aydınlatma/ }).check();
  await page.getByRole('button', { name: 'Satış teklifini gönderin' }).click();
  await page.getByRole('heading', { name: 'Talebiniz alındı' }).waitFor();
  expect(await leadsOf(product, 'deniz@acar.example')).toMatchObject([
    { source: 'seller_quote', product_type: 'slab' },
  ]);
});

test('switching to selling and back keeps what was typed, and the address says which form it is', async () => {
  const page = await openForm(product);
  await page.getByLabel('Hedef fiyat').fill('590 USD/t');
  await page.getByRole('link', { name: 'Satıcıyım' }).click();
  expect(new URL(page.url()).search).toBe('?mode=seller');
  expect(await page.getByLabel('Ton fiyatınız').inputValue()).toBe('590 USD/t');
  await page.getByRole('link', { name: 'Alıcıyım' }).click();
  expect(await page.getByLabel('Hedef fiyat').inputValue()).toBe('590 USD/t');
});

const required = 'Bu alan zorunludur.';

/** What is wrong at once, and the reason beside each field. */
const wrong: [name: string, spoil: (page: Page) => Promise<unknown>, reasons: Record<string, string>][] = [
  [
    'missing',
    async (page) => {
      for (const list of ['Aradığınız ürün', 'Ödeme şekli', 'Teslim şekli'])
        await page.getByLabel(list).selectOption('');
      for (const field of ['Miktar (ton)', 'Teslim yeri ya da limanı', 'Ad soyad'])
        await page.getByLabel(field).fill('');
      await page.getByLabel('Hedef fiyat').fill('  ');
      await page.getByRole('checkbox', { name: /Aydınlatma/ }).uncheck();
    },
    {
      ...{ 'Aradığınız ürün': required, 'Miktar (ton)': required, 'Hedef fiyat': required, 'Ödeme şekli': required },
      ...{ 'Teslim şekli': required, 'Teslim yeri ya da limanı': required, 'Ad soyad': required },
      Aydınlatma: 'Devam etmek için',
    },
  ],
  [
    'less than nothing and half an address',
    async (page) => {
      await page.getByLabel('Miktar (ton)').fill('-5');
      await page.getByLabel('E-posta').fill('leyla@');
    },
    { 'Miktar (ton)': 'Sıfırdan büyük bir sayı girin.', 'E-posta': 'Geçerli bir e-posta adresi girin.' },
  ],
  ['too much', (page) => page.getByLabel('Miktar (ton)').fill('20000000'), { 'Miktar (ton)': 'En fazla 10.000.000' }],
];

test('each wrong field is refused beside it, and nothing is sent', async () => {
  const email = 'wrong@karayapi.example';
  const page = await openForm(product);
  for (const [name, spoil, reasons] of wrong) {
    await fillIn(page, email);
    await spoil(page);
    await sendRequest(page).click();
    const marked = page.locator('form [aria-invalid=true]');
    await marked.first().waitFor();
    for (const [field, reason] of Object.entries(reasons)) {
      const described = page.getByLabel(field).and(marked);
      const words = await described.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
      expect([name, field, words]).toEqual([name, field, expect.stringContaining(reason)]);
    }
    expect(await marked.count()).toBe(Object.keys(reasons).length);
  }
  expect(await leadsOf(product, email)).toEqual([]);
});

test('a lost answer keeps what was typed, and the retry makes no second lead', async () => {
  const email = 'retry@karayapi.example';
  const page = await openForm(product);
  await fillIn(page, email);
  await page.route('**/graphql', (route) => route.abort(), { times: 1 });
  await sendRequest(page).click();
  await page.getByText('Sunucuya ulaşılamadı').waitFor();
  expect(await leadsOf(product, email)).toEqual([]);

  // This time the request arrives and only its answer is lost.
  await page.route('**/graphql', (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await Promise.all([page.waitForEvent('requestfailed'), sendRequest(page).click()]);
  await page.getByText('Sunucuya ulaşılamadı').waitFor();
  expect(await leadsOf(product, email)).toHaveLength(1);
  expect(await page.getByLabel('Hedef fiyat').inputValue()).toBe('590 USD/t');

  await sendRequest(page).click();
  await page.getByRole('heading', { name: 'Talebiniz alındı' }).waitFor();
  expect(await leadsOf(product, email)).toEqual([asStored]);
});

test('pressed twice at once, it is sent once', async () => {
  const email = 'twice@karayapi.example';
  const page = await openForm(product);
  await fillIn(page, email);
  await sendRequest(page).dblclick();
  await page.getByRole('heading', { name: 'Talebiniz alındı' }).waitFor();
  expect(await leadsOf(product, email)).toHaveLength(1);
});

test('without scripts the page gives the phone number and the mailbox in place of the form', async () => {
  const page = await product.open('/quote-system', { javaScriptEnabled: false });
  await page.locator('main noscript a[href^="tel:"]').waitFor();
});
