import type { Page } from 'playwright-core';
import { confirmIfAsked, signIn, type TestApp } from '../app.ts';

const firstPassword = 'yöneticinin verdiği ilk şifre';
const password = 'dört sözcüklü bir şifre';

/** Creates a user in the administration and signs in as that user. @returns the page of each */
export async function addColleague(
  app: TestApp,
  name: string,
  role: string,
): Promise<{ email: string; page: Page; superAdminPage: Page }> {
  const email = `${name.toLowerCase()}@kordon.example`;
  const superAdminPage = await app.openAsAdmin('/admin/users');
  await superAdminPage.getByRole('button', { name: 'Kullanıcı ekle' }).click();
  const dialog = superAdminPage.getByRole('dialog', { name: 'Kullanıcı ekle' });
  await dialog.getByLabel(/Ad soyad/).fill(name);
  await dialog.getByLabel(/E-posta/).fill(email);
  await dialog.getByLabel(/Yetki/).selectOption({ label: role });
  await dialog.getByRole('button', { name: 'İlk şifre' }).click();
  await dialog.getByRole('textbox', { name: /İlk şifre/ }).fill(firstPassword);
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
  await confirmIfAsked(superAdminPage, superAdminPage.getByRole('table', { name: 'Kullanıcılar' }).getByText(email));
  await superAdminPage.getByRole('table', { name: 'Kullanıcılar' }).getByText(email).waitFor();

  const page = await app.open('/admin/login');
  await signIn(page, { email, password: firstPassword });
  await page.getByLabel(/^İlk şifre/).fill(firstPassword);
  await page.getByLabel(/^Yeni şifre/).fill(password);
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await page.waitForURL('**/admin');
  return { email, page, superAdminPage };
}
