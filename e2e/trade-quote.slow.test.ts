import type { Page } from 'playwright-core';
import { sharedApp } from './app.ts';
import { storedLead, fillForm, findLeads, openForm, submitButton } from './steps/trade-quote.ts';

const app = sharedApp();

test('a link preselects the seller form and the product', async () => {
  const page = await openForm(app, '?mode=seller&product=slab');
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
  expect(await findLeads(app, 'deniz@acar.example')).toMatchObject([{ source: 'seller_quote', product_type: 'slab' }]);
});

test('switching between the buyer and the seller form keeps the input and updates the URL', async () => {
  const page = await openForm(app);
  await page.getByLabel('Hedef fiyat').fill('590 USD/t');
  await page.getByRole('link', { name: 'Satıcıyım' }).click();
  expect(new URL(page.url()).search).toBe('?mode=seller');
  expect(await page.getByLabel('Ton fiyatınız').inputValue()).toBe('590 USD/t');
  await page.getByRole('link', { name: 'Alıcıyım' }).click();
  expect(await page.getByLabel('Hedef fiyat').inputValue()).toBe('590 USD/t');
});

const required = 'Bu alan zorunludur.';

/** Invalid inputs, and the error that is expected beside each field. */
const invalidInputs: [name: string, enterInvalid: (page: Page) => Promise<unknown>, errors: Record<string, string>][] =
  [
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
        'Aradığınız ürün': required,
        'Miktar (ton)': required,
        'Hedef fiyat': required,
        'Ödeme şekli': required,
        'Teslim şekli': required,
        'Teslim yeri ya da limanı': required,
        'Ad soyad': required,
        Aydınlatma: 'Devam etmek için',
      },
    ],
    [
      'negative quantity and incomplete e-mail',
      async (page) => {
        await page.getByLabel('Miktar (ton)').fill('-5');
        await page.getByLabel('E-posta').fill('leyla@');
      },
      { 'Miktar (ton)': 'Sıfırdan büyük bir sayı girin.', 'E-posta': 'Geçerli bir e-posta adresi girin.' },
    ],
    [
      'quantity too large',
      (page) => page.getByLabel('Miktar (ton)').fill('20000000'),
      { 'Miktar (ton)': 'En fazla 10.000.000' },
    ],
  ];

test('each invalid field shows an error, and nothing is sent', async () => {
  const email = 'wrong@karayapi.example';
  const page = await openForm(app);
  for (const [name, enterInvalid, errors] of invalidInputs) {
    await fillForm(page, email);
    await enterInvalid(page);
    await submitButton(page).click();
    const invalidFields = page.locator('form [aria-invalid=true]');
    await invalidFields.first().waitFor();
    for (const [field, reason] of Object.entries(errors)) {
      const invalidField = page.getByLabel(field).and(invalidFields);
      const description = await invalidField.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
      expect([name, field, description]).toEqual([name, field, expect.stringContaining(reason)]);
    }
    expect(await invalidFields.count()).toBe(Object.keys(errors).length);
  }
  expect(await findLeads(app, email)).toEqual([]);
});

test('the form keeps its input when a request or its response is lost, and a retry creates no second lead', async () => {
  const email = 'retry@karayapi.example';
  const page = await openForm(app);
  await fillForm(page, email);
  await page.route('**/graphql', (route) => route.abort(), { times: 1 });
  await submitButton(page).click();
  await page.getByText('Sunucuya ulaşılamadı').waitFor();
  expect(await findLeads(app, email)).toEqual([]);

  // This time the server receives the request, and only its answer is lost.
  await page.route('**/graphql', (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await Promise.all([page.waitForEvent('requestfailed'), submitButton(page).click()]);
  await page.getByText('Sunucuya ulaşılamadı').waitFor();
  expect(await findLeads(app, email)).toHaveLength(1);
  expect(await page.getByLabel('Hedef fiyat').inputValue()).toBe('590 USD/t');

  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Talebiniz alındı' }).waitFor();
  expect(await findLeads(app, email)).toEqual([storedLead]);
});

test('a double click sends the form once', async () => {
  const email = 'twice@karayapi.example';
  const page = await openForm(app);
  await fillForm(page, email);
  await submitButton(page).dblclick();
  await page.getByRole('heading', { name: 'Talebiniz alındı' }).waitFor();
  expect(await findLeads(app, email)).toHaveLength(1);
});

test('without JavaScript the page shows a phone number instead of the form', async () => {
  const page = await app.open('/quote-system', { javaScriptEnabled: false });
  await page.locator('main noscript a[href^="tel:"]').waitFor();
});
