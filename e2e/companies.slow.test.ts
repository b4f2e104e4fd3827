import { readFileSync } from 'node:fs';
import { sharedApp } from './app.ts';
import { fillFields, createCompany, save } from './steps/companies.ts';

const app = sharedApp();

test('invalid input shows an error beside each field, and nothing is stored', async () => {
  const page = await app.openAsAdmin('/admin/companies/new');
  await page.getByRole('heading', { level: 1, name: 'Yeni Firma' }).waitFor();
  await save(page);
  await page.getByText('Firma adı zorunludur').waitFor();

  await page.getByLabel(/Firma adı/).fill('Hatalı Firma');
  await fillFields(page, { Puan: '101', 'Kredi limiti': '-1', 'Web sitesi': 'adres değil' });
  await save(page);
  await page.getByText('0 ile 100 arasında bir tam sayı girin.').waitFor();
  await page.getByText('Sıfır ya da daha büyük bir tutar girin.').waitFor();
  await page.getByText('Geçerli bir web adresi girin').waitFor();
  const [found] = await app.query<{ count: number }>(
    `select count(*)::int as count from companies where name = 'Hatalı Firma'`,
  );
  expect(found?.count).toBe(0);
});

test('concurrent edits of a company: changes of different fields are merged, conflicting ones need a choice', async () => {
  const first = await createCompany(app, 'İkili Çelik');
  await first.getByRole('link', { name: /Düzenle/ }).click();
  await first.waitForURL('**/edit');
  const address = first.url();
  const second = await app.openAsAdmin(address.replace(app.url(), ''));
  await fillFields(first, { 'Ödeme şartları': 'LC, 60 gün', Sektör: 'Yassı çelik' });
  await fillFields(second, { 'Ödeme şartları': 'Peşin', Şehir: 'Manisa' });
  await save(first);
  await first.getByText('Firma bilgileri başarıyla güncellendi').waitFor();

  await second.getByText(/Yazdıklarınız korunuyor/).waitFor();
  await save(second);
  const dialog = second.getByRole('alertdialog');
  await dialog.getByRole('radio', { name: 'Sizinki' }).check();
  await dialog.getByRole('button', { name: 'Birleştir ve kaydet' }).click();
  await second.getByText('Firma bilgileri başarıyla güncellendi').waitFor();
  const [stored] = await app.query(`select payment_terms, industry, city from companies where name = 'İkili Çelik'`);
  expect(stored).toEqual({ payment_terms: 'Peşin', industry: 'Yassı çelik', city: 'Manisa' });
});

test('the export contains the filtered rows, with formulas escaped', async () => {
  await app.query(
    `insert into companies (name, notes) values ('Süzgeç Metal', '=HYPERLINK("x")'), ('Başka Demir', null)`,
  );
  const page = await app.openAsAdmin('/admin/companies?search=suzgec');
  await page.getByRole('link', { name: /Süzgeç Metal.*KC-/ }).waitFor();
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('Süzgeç Metal');
  expect(text).toContain(`'=HYPERLINK`);
  expect(text).not.toContain('Başka Demir');
});

test('a deleted company can be restored', async () => {
  const page = await createCompany(app, 'Geri Dönen Ltd.');
  await page.getByRole('button', { name: 'Firmayı sil' }).click();
  const question = page.getByRole('alertdialog', { name: 'Bu firmayı silmek istediğinizden emin misiniz?' });
  await question.waitFor();
  await page.keyboard.press('n'); // shortcuts of the page are inactive while a dialog is open
  expect(await page.getByRole('dialog', { name: 'Not' }).count()).toBe(0);
  await question.getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByText('✅ Firma Silindi').waitFor();
  await page.waitForURL(/\/admin\/companies$/);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await page.getByRole('link', { name: /Geri Dönen Ltd\..*KC-/ }).waitFor();

  await app.query(`update companies set deleted_at = now() where name = 'Geri Dönen Ltd.'`);
  const phone = await app.openAsAdmin('/admin/companies?deleted=true', { viewport: { width: 390, height: 844 } });
  await phone.getByRole('button', { name: 'Geri Dönen Ltd. firmasını geri al' }).click();
  await phone.getByText('Silinen firma yok').waitFor();
});

test('an invalid company id shows that the company was not found', async () => {
  const page = await app.openAsAdmin('/admin/companies/no-uuid');
  await page.getByRole('heading', { name: 'Firma bulunamadı' }).waitFor();
  await page.getByRole('link', { name: 'Firma listesine dön' }).click();
  await page.waitForURL(/\/admin\/companies$/);
});
