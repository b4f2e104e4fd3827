import { waitForMailAbout } from './mails.ts';
import { sharedApp, signIn } from './app.ts';
import { addColleague } from './steps/access.ts';

const app = sharedApp();

test('disabling a user closes their open page within five seconds', async () => {
  const { page, superAdminPage } = await addColleague(app, 'Baran', 'Yönetici');
  await page.getByRole('link', { name: 'Teklif talepleri' }).first().click();
  await page.getByRole('heading', { name: 'Teklif talepleri' }).waitFor();

  await superAdminPage.reload();
  await superAdminPage.getByRole('link', { name: /Baran/ }).click();
  const dialog = superAdminPage.getByRole('dialog', { name: 'Baran' });
  await dialog.getByText('son kullanım').waitFor();
  await dialog.getByRole('button', { name: 'Hesabı kapat' }).click();
  await superAdminPage.getByRole('alertdialog').getByRole('button', { name: 'Hesabı kapat' }).click();
  await page.getByText('Oturumunuz sona erdi').waitFor({ timeout: 5_000 });
  await superAdminPage.getByText('Hesap kapatıldı').waitFor();
});

test('a forgotten password is reset with a mailed link, which works only once', async () => {
  const { email } = await addColleague(app, 'Ece', 'Yönetici');
  const page = await app.open('/admin/login');
  await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
  await page.waitForURL('**/admin/forgot-password');
  await page.getByRole('button', { name: 'Bağlantı gönder' }).waitFor(); // otherwise the e-mail field of the sign-in form could match
  await page.getByLabel('E-posta').fill(email);
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await page.getByText(/bir saat geçerli bir bağlantı gönderdik/).waitFor();

  const [mail] = await waitForMailAbout(app, '/admin/password#', 1);
  const link = /http\S+\/admin\/password#\S+/.exec(mail!.text!)![0];
  const linkPath = link.replace(/^https?:\/\/[^/]+/, '');
  await page.goto(linkPath);
  await page.getByText(email).waitFor();
  await page.getByRole('textbox', { name: /Yeni şifre/ }).fill('kısa');
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await page.getByText('Şifre en az 12 karakter olmalı.').waitFor();
  await page.getByRole('textbox', { name: /Yeni şifre/ }).fill('bambaşka bir şifre');
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await page.waitForURL('**/admin/login');
  await signIn(page, { email, password: 'bambaşka bir şifre' });
  await page.waitForURL('**/admin');

  const secondVisit = await app.open(linkPath);
  await secondVisit.getByRole('heading', { name: 'Bu bağlantı artık geçerli değil' }).waitFor();
});
