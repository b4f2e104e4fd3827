import type { Page } from 'playwright-core';
import { signIn, type TestApp } from '../app.ts';

const password = 'dört sözcüklü bir şifre';

/** Creates a user in the administration and signs in as that user. @returns their page, and the super admin's page as `owner` */
export async function addColleague(
  app: TestApp,
  name: string,
  role: string,
): Promise<{ email: string; page: Page; owner: Page }> {
  const email = `${name.toLowerCase()}@kordon.example`;
  const owner = await app.openAsAdmin('/admin/users');
  await owner.getByRole('button', { name: 'Kullanıcı ekle' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Kullanıcı ekle' });
  await dialog.getByLabel(/Ad soyad/).fill(name);
  await dialog.getByLabel(/E-posta/).fill(email);
  await dialog.getByLabel(/Yetki/).selectOption({ label: role });
  await dialog.getByRole('button', { name: 'İlk şifre' }).click();
  await dialog.getByRole('textbox', { name: /İlk şifre/ }).fill(password);
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
  await owner.getByRole('table', { name: 'Kullanıcılar' }).getByText(email).waitFor();

  const page = await app.open('/admin/login');
  await signIn(page, { email, password });
  await page.waitForURL('**/admin');
  return { email, page, owner };
}
