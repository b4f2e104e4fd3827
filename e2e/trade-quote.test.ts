import type { Page } from 'playwright-core';
import { sharedProduct } from './product.ts';

const product = sharedProduct();
const phone = { viewport: { width: 390, height: 844 } };

const sendRequest = (page: Page) => page.getByRole('button', { name: 'Alım talebini gönderin' });
const leadsOf = (email: string) =>
  product.query<Record<string, unknown>>(
    `select source, product_type, quantity::float8 as quantity, target_price, delivery_terms, delivery_location, payment_terms,
       additional_requirements from quote_requests where email = $1`,
    [email],
  );

async function openForm(query = '') {
  const page = await product.open(`/quote-system${query}#form`, phone);
  await page.getByLabel('Ad soyad').waitFor();
  return page;
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Aradığınız ürün').selectOption('rebar');
  await page.getByLabel('Miktar (ton)').fill('5000');
  await page.getByLabel('Hedef fiyat').fill('590 USD/t');
  await page.getByLabel('Ödeme şekli').selectOption('lc');
  await page.getByLabel('Teslim şekli').selectOption('cfr');
  await page.getByLabel('Teslim yeri ya da limanı').fill('Annaba');
  await page.getByLabel('Ek notlar').fill('B500B, 12 m');
  await page.getByLabel('Ad soyad').fill('Leyla Kara');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Firma').fill('Kara Yapı A.Ş.');
  await page.getByRole('checkbox', { name: /Aydınlatma/ }).check();
}

const asStored = {
  source: 'buyer_quote',
  product_type: 'rebar',
  quantity: 5000,
  target_price: '590 USD/t',
  delivery_terms: 'cfr',
  delivery_location: 'Annaba',
  payment_terms: 'lc',
  additional_requirements: 'B500B, 12 m',
};

test('a buyer names the terms, gets a receipt, and the sales desk sees who asks and for what', async () => {
  const email = 'leyla@karayapi.example';
  const [page, desk] = await Promise.all([openForm(), product.openAsAdmin('/admin')]);
  await fillIn(page, email);
  await sendRequest(page).click();

  await page.getByRole('heading', { name: 'Talebiniz alındı' }).waitFor();
  await page.getByRole('img', { name: /^Başvuru numarası KC-/ }).waitFor();
  expect(await leadsOf(email)).toEqual([asStored]);
  const feed = desk.getByRole('feed');
  await feed.getByText('Leyla Kara').first().waitFor();
  await feed.getByText('Kara Yapı A.Ş.').first().waitFor();
});

test('a seller comes by a link with the product chosen, and offers it', async () => {
  const page = await openForm('?mode=seller&product=slab');
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
  expect(await leadsOf('deniz@acar.example')).toMatchObject([{ source: 'seller_quote', product_type: 'slab' }]);
});

test('switching to selling and back keeps what was typed, and the address says which form it is', async () => {
  const page = await openForm();
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
  const page = await openForm();
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
  expect(await leadsOf(email)).toEqual([]);
});

test('a lost answer keeps what was typed, and the retry makes no second lead', async () => {
  const email = 'retry@karayapi.example';
  const page = await openForm();
  await fillIn(page, email);
  await page.route('**/graphql', (route) => route.abort(), { times: 1 });
  await sendRequest(page).click();
  await page.getByText('Sunucuya ulaşılamadı').waitFor();
  expect(await leadsOf(email)).toEqual([]);

  // This time the request arrives and only its answer is lost.
  await page.route('**/graphql', (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await Promise.all([page.waitForEvent('requestfailed'), sendRequest(page).click()]);
  await page.getByText('Sunucuya ulaşılamadı').waitFor();
  expect(await leadsOf(email)).toHaveLength(1);
  expect(await page.getByLabel('Hedef fiyat').inputValue()).toBe('590 USD/t');

  await sendRequest(page).click();
  await page.getByRole('heading', { name: 'Talebiniz alındı' }).waitFor();
  expect(await leadsOf(email)).toEqual([asStored]);
});

test('pressed twice at once, it is sent once', async () => {
  const email = 'twice@karayapi.example';
  const page = await openForm();
  await fillIn(page, email);
  await sendRequest(page).dblclick();
  await page.getByRole('heading', { name: 'Talebiniz alındı' }).waitFor();
  expect(await leadsOf(email)).toHaveLength(1);
});

test('without scripts the page gives the phone number and the mailbox in place of the form', async () => {
  const page = await product.open('/quote-system', { javaScriptEnabled: false });
  await page.locator('main noscript a[href^="tel:"]').waitFor();
});
