import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { getIstanbulDay } from '../common/istanbul-day.ts';
import { aPdf } from '../server/testing/files.ts';
import { TestClient } from '../server/testing/test-client.ts';
import { admin, createColleague, signIn, startApp } from './app.ts';
import { waitForMailTo } from './mails.ts';
import { chooseByKeyboard } from './steps/menu.ts';
import { waitForStatus } from './steps/quotes.ts';
import { pasteCells } from './steps/offer-editor.ts';
import { createTranslator } from './translations.ts';

/** A separate application, so that the analytics contain this deal alone. */
const app = startApp({});
const translate = createTranslator('ar');
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const email = `samir@${randomUUID()}.example`;
const company = 'Misal Yapı Malzemeleri';

/** Lines of the offer: 500 t of rebar, EUR 300,000 with the freight. */
const rows = [
  ['Ürün', 'Açıklama', 'Kalite', 'Standart', 'Miktar', 'Birim', 'Fiyat (EUR)'],
  ...['8', '10', '12', '16', '20'].map((size) => [
    'İnşaat demiri',
    `Ø${size} mm`,
    'B500B',
    'EN 10080',
    '100',
    't',
    '575',
  ]),
];

/** Converts an ISO date to the form that is typed in the panel. */
const toTypedDay = (day: string) => day.split('-').reverse().join('.');

async function askForQuote(): Promise<string> {
  const page = await app.open('/ar/quote-system#form', phone);
  const field = (name: string) => page.getByLabel(translate(`quote-system.${name}`), { exact: true });
  await field('buyer.product').selectOption('rebar');
  await field('buyer.quantity').fill('500');
  await field('buyer.price').fill('575 EUR/t');
  await field('payment').selectOption('lc');
  await field('delivery').selectOption('cif');
  await field('buyer.location').fill('Jebel Ali');
  await page.getByLabel(translate('form.name')).fill('سمير حداد');
  await page.getByLabel(translate('form.email')).fill(email);
  await page.getByRole('textbox', { name: translate('form.company') }).fill(company);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: translate('quote-system.buyer.send') }).click();
  await page.getByRole('heading', { name: translate('quote.receipt.heading') }).waitFor();
  const [request] = await app.query<{ id: string }>('select id from quote_requests where email = $1', [email]);
  return request!.id;
}

/** Returns the newest code mailed to the customer, once they have received `count` mails. */
async function readMailedCode(count: number): Promise<string> {
  const mails = await waitForMailTo(app, email, count);
  return mails.flatMap(({ subject }) => /: (\d{6})$/.exec(subject ?? '')?.[1] ?? []).at(-1)!;
}

async function setDay(page: Page, name: string, day: string) {
  await page.getByRole('textbox', { name, exact: true }).fill(toTypedDay(day));
  await page.keyboard.press('Enter');
}

/** Runs a query as the super admin, who sees all records. */
async function fetchFigures<Data>(query: string, variables: object): Promise<Data> {
  const client = new TestClient(app.url());
  await client.signIn(admin.email, admin.password);
  return client.run<Data>(query, { ...variables });
}

test('a request from the Arabic site becomes an offer, an accepted order and a delivery, and every figure of the dashboard and analytics is correct', async () => {
  await app.query(
    `update market_series set kind = 'feed', value = 0.8, value_at = now(), source = 'TCMB' where category = 'currency' and currency = 'EUR'`,
  );
  const seller = await createColleague(app, { name: 'Vildan Satış', role: 'sales' });
  const manager = await app.openAsAdmin('/admin/orders');
  await manager.getByText('Henüz sipariş yok').waitFor();
  const desk = await app.open('/admin/quotes');
  await signIn(desk, seller);

  // The request arrives in the open list, and the salesperson takes it.
  await desk.getByRole('button', { name: 'Talep ekle' }).waitFor();
  const id = await askForQuote();
  await desk.getByText('سمير حداد').first().click();
  await desk.waitForURL(`**/admin/quotes/${id}`);
  await desk.getByRole('button', { name: /^Sorumlu: / }).waitFor();
  await desk.keyboard.press('a');
  await chooseByKeyboard(desk, 'Vildan Satış');
  await desk.getByRole('button', { name: /Sorumlu.*Vildan Satış/ }).waitFor();

  // Five lines in euros, CIF.
  await desk.getByRole('button', { name: /^Teklif hazırla/ }).waitFor();
  await desk.keyboard.press('t');
  await desk.getByLabel('1. kalem, Ürün', { exact: true }).focus();
  await pasteCells(desk, rows);
  await desk.getByText('5 satır yapıştırıldı.').waitFor();
  await desk.getByLabel(/^Navlun/).fill('12500');
  await desk.getByText('€300.000,00').waitFor();
  await desk.getByText(/^Kaydedildi · /).waitFor();
  await desk.keyboard.press('Control+Enter');
  await desk
    .getByRole('alertdialog', { name: 'Teklif gönderilsin mi?' })
    .getByRole('button', { name: 'Gönder' })
    .click();
  await desk.getByRole('button', { name: 'Geri çek' }).waitFor();
  await waitForStatus(app, id, 'quoted');
  await desk.goto(`/admin/quotes/${id}`);
  await desk.getByText('Müşteri henüz açmadı').waitFor();

  // The customer opens the link of the mail on a phone without scripts, and asks a question.
  const mails = await waitForMailTo(app, email, 2); // receipt, offer
  const link = mails.flatMap(({ html }) => /href="(http[^"]*\/offer\/[^"?]+)/.exec(html ?? '')?.[1] ?? [])[0]!;
  const customer = await app.open(new URL(link).pathname, { ...phone, javaScriptEnabled: false });
  expect(await customer.evaluate(() => document.documentElement.dir)).toBe('rtl');
  await customer.getByRole('heading', { level: 1 }).waitFor();
  await customer.getByText('طرح سؤال').last().tap();
  await customer.getByLabel('سؤالكم').fill('هل يمكن الشحن في ديسمبر؟');
  await customer.getByRole('button', { name: 'إرسال السؤال' }).tap();
  await customer.getByText('وصلنا سؤالكم').waitFor();
  await desk
    .getByText(/hakkında soru/)
    .first()
    .waitFor();

  // They accept with name, position and the mailed code.
  await customer.getByRole('link', { name: 'قبول العرض' }).first().tap();
  await customer.getByLabel('الاسم الكامل').fill('سمير حداد');
  await customer.getByLabel('المنصب').fill('مدير المشتريات');
  await customer.getByRole('checkbox').check();
  await customer.getByRole('button', { name: 'إرسال الرمز' }).tap();
  await customer.getByLabel(/^الرمز المكوّن/).fill(await readMailedCode(3));
  await customer.getByRole('button', { name: 'قبول العرض' }).tap();
  await customer.getByRole('status').getByText('سمير حداد').waitFor();

  // The order appears in the open page of the request and in the open list; the request is not won yet.
  await desk.getByText(/سمير حداد.*kabul etti/).waitFor();
  await desk.getByRole('link', { name: /^ORD-\d{4}-\d{4}/ }).waitFor();
  await manager.getByRole('row', { name: /ORD-.*Misal.*Onay bekliyor/ }).waitFor();
  await waitForStatus(app, id, 'quoted');
  await desk.getByRole('link', { name: /^ORD-/ }).click();
  await desk.getByRole('heading', { name: /İnşaat demiri/, level: 1 }).waitFor();
  await desk.getByRole('button', { name: /^Onayla/ }).waitFor();
  await desk.keyboard.press('o');
  await desk
    .getByRole('dialog', { name: /siparişini onaylayın/ })
    .getByRole('button', { name: 'Onayla' })
    .click();
  await desk.getByText('Sipariş onaylandı').first().waitFor();
  await waitForStatus(app, id, 'closed');
  const [deal] = await app.query<object>(
    `select outcome, quoted_amount::float8 as amount, quoted_currency as currency, rate_to_usd::float8 as rate, amount_usd::float8 as usd
     from quote_requests where id = $1`,
    [id],
  );
  expect(deal).toEqual({ outcome: 'won', amount: 300_000, currency: 'EUR', rate: 1.25, usd: 375_000 });

  // Steps up to the departure, the deposit, and a bill of lading for the customer.
  await setDay(desk, 'Varış: planlanan gün', getIstanbulDay(12));
  for (const step of ['Üretim başlangıcı', 'Üretim bitişi', 'Gözetim', 'Yükleme', 'Kalkış'])
    await setDay(desk, `${step}: gerçekleştiği gün`, getIstanbulDay());
  await desk.getByText('6 / 8').waitFor();
  await desk.getByRole('spinbutton', { name: 'Avans: tutar' }).fill('60000');
  await setDay(desk, 'Avans: alındığı gün', getIstanbulDay());
  await desk.getByText('%20', { exact: true }).first().waitFor();
  await desk
    .locator('input[type=file][aria-label="Konşimento yükle"]')
    .setInputFiles({ name: 'BL-4711.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await desk
    .locator('input[type=file][aria-label="Çeki listesi yükle"]')
    .setInputFiles({ name: 'internal.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await desk.getByRole('switch', { name: 'BL-4711.pdf: müşteriye açık' }).click();
  await desk.getByText(/BL-4711.pdf belgesini müşteriye açtı/).waitFor();

  // The customer sees the order after a mailed code.
  await customer.getByRole('button', { name: 'أرسلوا لي رمزًا' }).tap();
  await customer.getByLabel(/^الرمز المكوّن/).fill(await readMailedCode(5)); // the fourth mail confirms the acceptance
  await customer.getByRole('button', { name: 'عرض طلبيتي' }).tap();
  await customer.getByRole('heading', { level: 1, name: /ORD-/ }).waitFor();
  await customer
    .getByRole('listitem')
    .filter({ hasText: /الإبحار.*تم في/ })
    .waitFor();
  await customer
    .getByRole('listitem')
    .filter({ hasText: /الوصول.*الموعد المخطط/ })
    .waitFor();
  const bill = customer.getByRole('link', { name: 'بوليصة الشحن' });
  const file = await customer.request.get((await bill.getAttribute('href'))!);
  expect([file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(await customer.getByText('internal.pdf').count()).toBe(0);

  await setDay(desk, 'Varış: gerçekleştiği gün', getIstanbulDay());
  await setDay(desk, 'Teslim: gerçekleştiği gün', getIstanbulDay());
  await desk.getByText('Teslim edildi').first().waitFor();
  await customer.reload();
  await customer.getByText('سُلّمت').waitFor();
  await manager.getByRole('row', { name: /ORD-.*Teslim edildi/ }).waitFor();

  // The figures at the end.
  const now = Date.now();
  const figures = await fetchFigures<{
    conversionAnalytics: object;
    companies: { nodes: object[] };
  }>(
    `query ($from: DateTime!, $to: DateTime!) {
       conversionAnalytics(from: $from, to: $to) {
         totalQuotes leads won lost winRate totalRevenue unpriced revenue { currency count } unconvertedRevenue { amount }
         outcomes(by: OWNER) { name won lost revenue }
       }
       companies { nodes { name currency totalQuotes totalOrders totalValue unconvertedValues { amount } } }
     }`,
    { from: new Date(now - 86_400_000).toISOString(), to: new Date(now + 86_400_000).toISOString() },
  );
  expect(figures).toMatchObject({
    conversionAnalytics: {
      totalQuotes: 1,
      leads: 1,
      won: 1,
      lost: 0,
      winRate: 100,
      totalRevenue: 375_000,
      unpriced: 0,
      unconvertedRevenue: [],
      outcomes: [{ name: 'Vildan Satış', won: 1, lost: 0, revenue: 375_000 }],
    },
    companies: {
      nodes: [
        { name: company, totalQuotes: 1, totalOrders: 1, currency: 'USD', totalValue: 375_000, unconvertedValues: [] },
      ],
    },
  });
  await manager.goto('/admin/conversion-analytics');
  const keyFigures = manager.getByRole('region', { name: 'Temel göstergeler' });
  await keyFigures.getByText('$375.000', { exact: true }).first().waitFor(); // also the revenue per lead, as there is one lead
  await manager.goto('/admin/companies');
  await manager.getByText(company).first().click();
  await manager.getByRole('link', { name: /^ORD-/ }).first().waitFor();
});
