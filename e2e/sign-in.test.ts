import type { Page } from 'playwright-core';
import { createColleague, admin, sharedApp, signIn, waitForHydration } from './app.ts';

const app = sharedApp();

test('signing in returns to the requested page', async () => {
  const page = await app.open('/admin/companies');
  await page.waitForURL('**/admin/login**');
  await signIn(page, admin);
  await page.getByText('Giriş Başarılı').waitFor();
  await page.waitForURL('**/admin/companies');
});

test('nothing on the sign-in page moves when its scripts have loaded', async () => {
  const measure = (page: Page) => page.getByRole('link', { name: 'Şifremi unuttum' }).boundingBox();
  const withoutScripts = await app.open('/admin/login', { javaScriptEnabled: false });
  const page = await app.open('/admin/login');
  await waitForHydration(page);
  expect(await measure(page)).toEqual(await measure(withoutScripts));
});

test('a wrong password shows an error and keeps the e-mail', async () => {
  const page = await app.open('/admin/login');
  await signIn(page, { email: admin.email, password: 'not the password' });
  await page.getByText('Email veya şifre hatalı').first().waitFor();
  expect(await page.getByLabel('E-posta').inputValue()).toBe(admin.email);
});

test('an account without an admin user shows an error and is not signed in', async () => {
  await app.query(
    `insert into accounts (email, password_hash) select 'buyer@demir.example', password_hash from accounts where email = $1`,
    [admin.email],
  );
  const page = await app.open('/admin/login');
  await signIn(page, { email: 'buyer@demir.example', password: admin.password });
  await page.getByText('Bu email admin yetkisine sahip değil').first().waitFor();
  await page.goto('/admin');
  await page.waitForURL('**/admin/login**');
});

test('a session that was ended elsewhere leads to the sign-in page, and signing in leads back', async () => {
  const colleague = await createColleague(app, { name: 'Selma Tunç' });
  const page = await app.open('/admin/login');
  await signIn(page, colleague);
  await page.waitForURL(/\/admin$/);
  await page.getByRole('heading', { name: 'Genel bakış' }).waitFor();
  await app.query(
    `delete from sessions where (sess #>> '{passport,user}')::uuid = (select id from admin_users where email = $1)`,
    [colleague.email],
  );
  await page.waitForURL('**/admin/login**');
  await signIn(page, colleague);
  await page.waitForURL(/\/admin$/);
});

test('signing out closes the panel', async () => {
  const page = await app.openAsAdmin('/admin');
  await page.getByRole('button', { name: /Süper yönetici/ }).click();
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click();
  await page.waitForURL('**/admin/login**');
  await page.goto('/admin');
  await page.waitForURL('**/admin/login**');
});
