import type { Page } from 'playwright-core';
import type { TestApp } from '../app.ts';

const phone = { viewport: { width: 390, height: 844 } };

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Alım talebini gönderin' });

export const findLeads = (app: TestApp, email: string) =>
  app.query<Record<string, unknown>>(
    `select source, product_type, quantity::float8 as quantity, target_price, delivery_terms, delivery_location, payment_terms,
       additional_requirements from quote_requests where email = $1`,
    [email],
  );

export async function openForm(app: TestApp, query = '') {
  const page = await app.open(`/quote-system${query}#form`, phone);
  await page.getByLabel('Ad soyad').waitFor();
  return page;
}

export async function fillForm(page: Page, email: string) {
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

export const storedLead = {
  source: 'buyer_quote',
  product_type: 'rebar',
  quantity: 5000,
  target_price: '590 USD/t',
  delivery_terms: 'cfr',
  delivery_location: 'Annaba',
  payment_terms: 'lc',
  additional_requirements: 'B500B, 12 m',
};
