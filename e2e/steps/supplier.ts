import type { Page } from 'playwright-core';
import { aPdf } from '../../server/testing/files.ts';
import { alive, type Product } from '../product.ts';

export async function openForm(product: Product): Promise<Page> {
  const page = await product.open('/fr/supplier-network');
  await alive(page);
  await page.getByRole('link', { name: 'Déposer une candidature' }).click();
  await page.getByLabel('Société').waitFor();
  return page;
}

async function choose(page: Page, label: string, typed: string, offered: string) {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(typed);
  await page.getByRole('option', { name: offered, exact: true }).click();
}

export async function fillIn(page: Page, email: string) {
  await page.getByLabel('Société').fill(`Aciéries du Rocher ${email}`);
  await choose(page, 'Pays', 'ALGERIE', 'Algérie');
  await choose(page, 'Type de produit', 'laminee chaud', 'Bobine laminée à chaud');
  await page.getByLabel('Capacité mensuelle (tonnes)').fill('2400');
  await page.getByLabel('Personne à contacter').fill('Amélie Fontenoy');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Téléphone').fill('+213 555 00 00');
  await page.getByRole('checkbox', { name: /notice d’information/ }).check();
}

export const send = (page: Page) => page.getByRole('button', { name: 'Envoyer la candidature' }).click();

export const received = (page: Page) =>
  page.getByRole('heading', { name: 'Votre candidature nous est parvenue' }).waitFor();

export const applicationsOf = (product: Product, email: string) =>
  product.query<{ reference: string; country: string; product_type: string }>(
    'select reference, country, product_type from supplier_applications where email = $1',
    [email],
  );

export const pdf = (name: string, buffer = aPdf()) => ({ name, mimeType: 'application/pdf', buffer });
