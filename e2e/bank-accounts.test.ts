import { confirmIfAsked, createColleague, sharedApp, signIn } from './app.ts';
import { findAxeViolations } from './pages/axe.ts';

const app = sharedApp();
const phone = { viewport: { width: 390, height: 844 } };

test('a bank account is proposed by keyboard, and works after another super admin approved it on a phone', async () => {
  const holder = 'Tasarruf Deneme A.Ş.';
  const { email, password } = await createColleague(app, { name: 'Vedat Onaylayan', role: 'super_admin' });
  const page = await app.openAsAdmin('/admin/bank-accounts');
  await page.getByRole('button', { name: 'Hesap öner' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Yeni hesap öner' });
  await dialog.getByRole('textbox', { name: 'Hesap sahibi' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type(holder);
  for (const text of ['Deneme Bankası', 'Konak, İzmir', 'TR33 0006 1005 1978 6457 8413 26']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('TRY');
  await page.keyboard.press('Tab');
  await page.keyboard.type('dnmetri0');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await confirmIfAsked(page, page.getByText('Önerinizi başka bir süper yönetici onaylar.'));
  expect(await app.query('select from bank_accounts where holder = $1', [holder])).toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);

  const approverPage = await app.open('/admin/bank-accounts', phone);
  await signIn(approverPage, { email, password });
  await approverPage.getByRole('heading', { name: 'Banka hesapları' }).waitFor();
  const pendingAccount = approverPage
    .getByRole('region', { name: /Onay bekleyenler/ })
    .getByRole('listitem')
    .filter({ hasText: holder });
  await pendingAccount.getByText('TR33 0006 1005 1978 6457 8413 26').waitFor();
  expect(await approverPage.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const approveButton = pendingAccount.getByRole('button', { name: 'Onayla' });
  expect((await approveButton.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(await findAxeViolations(approverPage)).toEqual([]);
  await approveButton.click();
  const approval = approverPage.getByRole('dialog', { name: 'Değişiklik onaylansın mı?' });
  await approval.getByRole('button', { name: 'Onayla' }).click();
  const identityDialog = approverPage.getByRole('dialog', { name: 'Kimliğinizi doğrulayın' });
  await identityDialog.getByLabel(/^Şimdiki şifre/).fill(password);
  expect(await findAxeViolations(approverPage)).toEqual([]);
  const confirm = identityDialog.getByRole('button', { name: 'Doğrula' });
  expect((await confirm.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await confirm.click();
  await approverPage.getByRole('region', { name: 'Hesaplar' }).getByText(holder).waitFor();
  expect(await app.query('select swift from bank_accounts where holder = $1', [holder])).toEqual([
    { swift: 'DNMETRI0' },
  ]);
});
