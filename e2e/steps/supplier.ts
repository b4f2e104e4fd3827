import type { Page } from 'playwright-core';
import { aPdf } from '../../server/testing/files.ts';
import { waitForHydration, type TestApp } from '../app.ts';

export async function openForm(app: TestApp): Promise<Page> {
  const page = await app.open('/fr/supplier-network');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Déposer une candidature' }).click();
  await page.getByLabel('Société').waitFor();
  return page;
}

async function selectOption(page: Page, label: string, search: string, option: string) {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(search);
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function fillForm(page: Page, email: string) {
  await page.getByLabel('Société').fill(`Aciéries du Rocher ${email}`);
  await selectOption(page, 'Pays', 'ALGERIE', 'Algérie');
  await selectOption(page, 'Type de produit', 'laminee chaud', 'Bobine laminée à chaud');
  await page.getByLabel('Capacité mensuelle (tonnes)').fill('2400');
  await page.getByLabel('Personne à contacter').fill('Amélie Fontenoy');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Téléphone').fill('+213 555 00 00');
  await page.getByRole('checkbox', { name: /notice d’information/ }).check();
}

export const submitForm = (page: Page) => page.getByRole('button', { name: 'Envoyer la candidature' }).click();

export const waitForReceipt = (page: Page) =>
  page.getByRole('heading', { name: 'Votre candidature nous est parvenue' }).waitFor();

export const findApplications = (app: TestApp, email: string) =>
  app.query<{ reference: string; country: string; product_type: string }>(
    'select reference, country, product_type from supplier_applications where email = $1',
    [email],
  );

export const pdf = (name: string, buffer = aPdf()) => ({ name, mimeType: 'application/pdf', buffer });
