import type { Page } from 'playwright-core';
import { Authenticator } from '../server/testing/authenticator.ts';
import { createColleague, sharedApp, signIn } from './app.ts';
import { typeIntoFocused } from './steps/second-factor.ts';

const app = sharedApp();

/** Presses Tab until the element with the given text has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    if (focused === name) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test('an admin sets up a second factor and signs in with it by keyboard; a wrong code shows an error and stays in the field', async () => {
  const { email, password } = await createColleague(app, { name: 'Nehir Kaya' });
  const page = await app.open('/admin/login?next=/admin/account');
  await signIn(page, { email, password });
  await page.waitForURL('**/admin/account');
  const section = page.getByRole('region', { name: 'İki adımlı doğrulama' });
  await section.getByRole('button', { name: 'Kurulumu başlat' }).press('Enter');
  await typeIntoFocused(page, 'Şimdiki şifre', `${password}\n`);
  await section.getByRole('img', { name: 'Kurulum için QR kod' }).waitFor();
  const authenticator = new Authenticator((await section.locator('code').textContent())!.replaceAll(' ', ''));
  await typeIntoFocused(page, 'Doğrulama kodu', `${authenticator.code(0)}\n`);
  const codes = section.getByRole('list', { name: 'Kurtarma kodları' }).getByRole('listitem');
  await codes.nth(9).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'İndir' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('kurtarma-kodlari.txt');
  const [recoveryCode] = await codes.allTextContents();
  await section.getByRole('button', { name: 'Kodları sakladım' }).click();
  await section.getByText('10 kurtarma kodunuz kaldı').waitFor();

  const codePage = await app.open('/admin/login');
  await codePage.getByLabel('E-posta').focus();
  await codePage.keyboard.type(email);
  await codePage.keyboard.press('Tab');
  await typeIntoFocused(codePage, 'Şifre', `${password}\n`);
  await codePage.getByRole('heading', { name: 'İki adımlı doğrulama' }).waitFor();
  await typeIntoFocused(codePage, 'Doğrulama kodu', `${authenticator.wrongCode()}\n`);
  await codePage.getByText('Kod yanlış, süresi dolmuş ya da kullanılmış.').waitFor();
  expect(await codePage.getByLabel('Doğrulama kodu').inputValue()).toBe(authenticator.wrongCode());
  await codePage.keyboard.press('ControlOrMeta+A');
  await typeIntoFocused(codePage, 'Doğrulama kodu', `${authenticator.code()}\n`);
  await codePage.waitForURL(/\/admin$/);

  const recoveryPage = await app.open('/admin/login');
  await signIn(recoveryPage, { email, password });
  await recoveryPage.getByLabel('Doğrulama kodu').waitFor();
  await tabTo(recoveryPage, 'Kurtarma kodu kullan');
  await recoveryPage.keyboard.press('Enter');
  await typeIntoFocused(recoveryPage, 'Kurtarma kodu', `${recoveryCode}\n`);
  await recoveryPage.waitForURL(/\/admin$/);
  await recoveryPage.goto('/admin/account');
  await recoveryPage.getByText('9 kurtarma kodunuz kaldı').waitFor();
});
