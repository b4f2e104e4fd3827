import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { sharedApp } from './app.ts';
import { waitForMailTo } from './mails.ts';
import { findAxeViolations } from './pages/axe.ts';
import { pasteCells } from './steps/offer-editor.ts';
import { submitRequest, waitForStatus } from './steps/quotes.ts';

const app = sharedApp();

const cell = (page: Page, row: number, column: string) => page.getByLabel(`${row}. kalem, ${column}`, { exact: true });

/** Sends the offer by keyboard from the dialog that asks for confirmation. */
async function send(page: Page) {
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Teklif gönderilsin mi?' });
  await dialog.waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Gönder' }).click();
  await page.getByText('Teklif Gönderildi').first().waitFor();
  await page.getByRole('button', { name: 'Geri çek' }).waitFor();
}

test('a lead gets an offer in EUR, CIF, with five lines from a spreadsheet, and then a revision', async () => {
  const email = `${randomUUID()}@forges.example`;
  const { id } = await submitRequest(app, {
    name: 'Thibault Carrel',
    company: 'Forges du Val',
    email,
    trade: {
      productType: 'REBAR',
      quantity: 500,
      targetPrice: '520 EUR/t',
      deliveryTerms: 'CIF',
      deliveryLocation: 'Marseille',
      paymentTerms: 'LC',
    },
    productType: 'rebar',
  });
  const page = await app.openAsAdmin(`/admin/quotes/${id}`);
  await page.getByRole('button', { name: /^Teklif hazırla/ }).waitFor();
  await page.keyboard.press('t');
  await cell(page, 1, 'Ürün').focus();
  await pasteCells(page, [
    ['Ürün', 'Açıklama', 'Kalite', 'Standart', 'Miktar', 'Birim', 'Fiyat (EUR)'],
    ...['8', '10', '12', '16', '20'].map((size, index) => [
      'İnşaat demiri',
      `Ø${size} mm`,
      'B500B',
      'EN 10080',
      `${100 + index}`,
      't',
      `1.0${index}0,50`,
    ]),
  ]);
  await page.getByText('5 satır yapıştırıldı.').waitFor();
  await page.getByLabel(/^Navlun/).fill('12500');
  await page.getByText('€533.055,00').waitFor();
  await page.getByText(/^Kaydedildi · /).waitFor();
  await page.waitForURL(/\/admin\/offers\/[0-9a-f-]{36}$/);
  expect(await findAxeViolations(page)).toEqual([]);
  const offerId = page.url().split('/').at(-1)!;

  // A draft can be read as a PDF before anything is sent.
  const pdf = await page.request.get((await page.getByRole('link', { name: 'PDF’i aç' }).getAttribute('href'))!);
  expect([pdf.headers()['content-type'], (await pdf.body()).subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ]);

  await page.setViewportSize({ width: 390, height: 844 });
  await cell(page, 5, 'Miktar').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect((await cell(page, 5, 'Miktar').boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await send(page);
  await waitForStatus(app, id, 'quoted');
  const [offer] = await app.query<Record<string, unknown>>(
    `select currency, delivery_terms, delivery_place, language, freight::float8, status,
       (select count(*)::int from offer_lines where offer_id = offers.id) as lines from offers where id = $1`,
    [offerId],
  );
  expect(offer).toEqual({
    currency: 'EUR',
    delivery_terms: 'cif',
    delivery_place: 'Marseille',
    language: 'fr',
    freight: 12_500,
    status: 'sent',
    lines: 5,
  });
  expect(await waitForMailTo(app, email, 2)).toHaveLength(2); // the confirmation of the request, then the offer
  expect(await page.getByRole('textbox').count()).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Revize et' }).click();
  await page.getByRole('heading', { name: /^OFF-.* \/ 2$/ }).waitFor();
  await cell(page, 1, 'Birim fiyat').fill('995');
  await page.getByText(/^Kaydedildi · /).waitFor();
  await send(page);
  await page
    .getByText(/^Birim fiyat/)
    .first()
    .waitFor();
  await page.goto(`/admin/quotes/${id}`);
  await page.getByText('Yerine yenisi verildi').waitFor();
});

test('a company gets an offer without a request', async () => {
  const [name, email] = [`Talepsiz Çelik ${randomUUID().slice(0, 8)}`, `${randomUUID()}@talepsiz.example`];
  const [company] = await app.query<{ id: string }>(
    `insert into companies (name, country, currency) values ($1, 'Turkey', 'TRY') returning id`,
    [name],
  );
  await app.query(`insert into contacts (company_id, name, email, is_primary) values ($1, 'Zeynep Alıcı', $2, true)`, [
    company!.id,
    email,
  ]);
  const page = await app.openAsAdmin(`/admin/companies/${company!.id}`);
  await page.getByRole('button', { name: /^Teklif hazırla/ }).waitFor();
  await page.keyboard.press('t');
  await cell(page, 1, 'Ürün').click();
  await page.keyboard.type('hidrolik hor');
  await page.getByRole('option', { name: 'Hidrolik hortumlar' }).waitFor();
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement).value === 'Hidrolik hortumlar');
  await page.keyboard.type(', 1/2″');
  await page.keyboard.press('Tab');
  await page.keyboard.type('40');
  await page.keyboard.press('Tab');
  await page.keyboard.type('metre');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1.250,5');
  await page.getByText('₺50.020,00').first().waitFor();

  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Teslim şekli' }).click();
  await page
    .getByLabel(/^Teslim şekli/)
    .and(page.locator(':focus'))
    .selectOption('fca');
  await page.getByLabel(/^Teslim yeri, taşıyıcıya/).fill('İzmir');
  await page.getByRole('combobox', { name: /^Ödeme/ }).selectOption('tt');
  await page.getByText(/^Kaydedildi · /).waitFor();
  await send(page);
  expect(await waitForMailTo(app, email, 1)).toHaveLength(1);
  const number = await page.getByRole('heading', { name: /^OFF-/ }).innerText();

  await page.goto(`/admin/companies/${company!.id}`);
  await page.getByRole('button', { name: 'Teklifler', exact: true }).click();
  await page.getByRole('article').getByRole('link', { name: number, exact: true }).click();
  await page.getByRole('heading', { name: number }).waitFor();
});
