import type { Page } from 'playwright-core';
import { createColleague, sharedApp, signIn } from './app.ts';
import { findAxeViolations } from './pages/axe.ts';

const app = sharedApp();

/** Returns the URL of a page under the host name localhost: browsers support no passkeys for IP addresses. */
const toLocalhostUrl = (path: string) => {
  const url = new URL(path, app.url());
  url.hostname = 'localhost';
  return url.href;
};

/** Adds a virtual authenticator that creates and uses passkeys without asking the user. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an admin adds a passkey, signs in with it, confirms the identity with it and removes it', async () => {
  const { email, password } = await createColleague(app, { name: 'Nehir Kaya' });
  const page = await app.open(toLocalhostUrl('/admin/login?next=/admin/account'));
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Geçiş anahtarıyla giriş yap' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await signIn(page, { email, password });
  const section = page.getByRole('region', { name: 'Geçiş anahtarları' });
  const identityDialog = page.getByRole('dialog', { name: 'Kimliğinizi doğrulayın' });
  await section.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  await identityDialog.getByLabel(/^Şimdiki şifre/).fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('Geçiş anahtarı eklendi').waitFor();
  const passkeyItem = section.getByRole('listitem');
  await passkeyItem.getByText('hiç kullanılmadı').waitFor();
  expect(await passkeyItem.textContent()).toContain('Chrome · Linux');

  await section.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  await page.getByText('Bu cihazın geçiş anahtarı zaten kayıtlı.').waitFor();
  await passkeyItem.getByRole('button', { name: /yeniden adlandır/ }).click();
  await page.getByRole('dialog').getByLabel('Ad').fill('Ofis bilgisayarı');
  await page.keyboard.press('Enter');
  await passkeyItem.getByText('Ofis bilgisayarı').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Her yerden çıkış yap' }).click();
  await page.getByRole('button', { name: 'Geçiş anahtarıyla giriş yap' }).click();
  await page.waitForURL(/\/admin$/);
  await page.goto(toLocalhostUrl('/admin/account'));
  await passkeyItem.getByText(/son kullanım/).waitFor();

  await passkeyItem.getByRole('button', { name: 'Ofis bilgisayarı geçiş anahtarını kaldır' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kaldır' }).click();
  await identityDialog.getByRole('button', { name: 'Geçiş anahtarıyla doğrula' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await identityDialog.getByRole('button', { name: 'Geçiş anahtarıyla doğrula' }).click();
  await page.getByText('Geçiş anahtarı kaldırıldı').waitFor();
  await passkeyItem.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Her yerden çıkış yap' }).click();
  await page.getByRole('button', { name: 'Geçiş anahtarıyla giriş yap' }).click();
  await page.getByText('Geçiş anahtarı tanınmadı.').waitFor();
});
