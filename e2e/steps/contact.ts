import type { Page } from 'playwright-core';
import { aPdf } from '../../server/testing/files.ts';
import { waitForHydration, type TestApp } from '../app.ts';

export const pdf = (name: string, buffer = aPdf()) => ({ name, mimeType: 'application/pdf', buffer });

export async function openForm(app: TestApp, search = ''): Promise<Page> {
  const page = await app.open(`/contact${search}#message`);
  await waitForHydration(page);
  await page.getByLabel('Ad soyad').waitFor();
  return page;
}

export async function fillForm(page: Page, email: string) {
  await page.getByLabel('Ad soyad').fill('Leyla Demir');
  await page.getByLabel('Firma', { exact: true }).fill('Demir Yapı A.Ş.');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Mesaj başlığı').fill('Slab için teknik soru');
  await page.getByLabel('Mesajınız').fill('S355 slab için kalınlık aralığınız nedir?');
  await page.getByRole('checkbox', { name: /Aydınlatma metnini/ }).check();
}

export const submitForm = (page: Page) => page.getByRole('button', { name: 'Mesajı gönderin' }).click();

export const findMessages = (app: TestApp, email: string) =>
  app.query<{ reference: string; topic: string }>('select reference, topic from contact_messages where email = $1', [
    email,
  ]);
