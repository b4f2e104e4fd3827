import { Authenticator, setUpSecondFactor } from '../server/testing/authenticator.ts';
import { TestClient } from '../server/testing/test-client.ts';
import { confirmIfAsked, createColleague, sharedApp, signIn, startApp } from './app.ts';
import { typeIntoFocused } from './steps/second-factor.ts';

const app = sharedApp();

test('a super admin resets the second factor of a user, who then signs in with the password only', async () => {
  const { email, password } = await createColleague(app, { name: 'Kerem Kılıç' });
  const kerem = new TestClient(app.url());
  await kerem.signIn(email, password);
  await setUpSecondFactor(kerem, password);

  const page = await app.openAsAdmin('/admin/users');
  await page.getByRole('link', { name: /Kerem Kılıç/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sıfırla' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sıfırla' }).click();
  await confirmIfAsked(page, page.getByText('İki adımlı doğrulama sıfırlandı'));
  await expect(new TestClient(app.url()).signIn(email, password)).resolves.toBeDefined();
});

describe('with REQUIRE_SECOND_FACTOR', () => {
  const strict = startApp({ REQUIRE_SECOND_FACTOR: 'admins' });

  test('an admin has to set up a second factor before the panel is shown', async () => {
    const { email, password } = await createColleague(strict, { name: 'Nehir Kaya' });
    const page = await strict.open('/admin/companies');
    await signIn(page, { email, password });
    await page.getByRole('heading', { name: 'İki adımlı doğrulama gerekli' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await typeIntoFocused(page, 'Şimdiki şifre', `${password}\n`);
    await page.getByRole('img', { name: 'Kurulum için QR kod' }).waitFor();
    const authenticator = new Authenticator((await page.locator('code').textContent())!.replaceAll(' ', ''));
    await typeIntoFocused(page, 'Doğrulama kodu', `${authenticator.code(0)}\n`);
    await page.getByRole('button', { name: 'Kodları sakladım' }).click();
    await page.getByRole('heading', { name: 'Firmalar', exact: true }).waitFor();
  });
});
