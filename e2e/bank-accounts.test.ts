import { createColleague, sharedApp, signIn } from './app.ts';
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
  await dialog.getByLabel(/^Şimdiki şifre/).fill(password);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('Önerinizi başka bir süper yönetici onaylar.').waitFor();
  expect(await app.query('select from bank_accounts where holder = $1', [holder])).toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);

  const other = await app.open('/admin/bank-accounts', phone);
  await signIn(other, { email, password });
  await other.getByRole('heading', { name: 'Banka hesapları' }).waitFor();
  const pending = other
    .getByRole('region', { name: /Onay bekleyenler/ })
    .getByRole('listitem')
    .filter({ hasText: holder });
  await pending.getByText('TR33 0006 1005 1978 6457 8413 26').waitFor();
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const button = pending.getByRole('button', { name: 'Onayla' });
  expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(await findAxeViolations(other)).toEqual([]);
  await button.click();
  const approval = other.getByRole('dialog', { name: 'Değişiklik onaylansın mı?' });
  await approval.getByLabel(/^Şimdiki şifre/).fill(password);
  await approval.getByRole('button', { name: 'Onayla' }).click();
  await other.getByRole('region', { name: 'Hesaplar' }).getByText(holder).waitFor();
  expect(await app.query('select swift from bank_accounts where holder = $1', [holder])).toEqual([
    { swift: 'DNMETRI0' },
  ]);
});
