import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { sharedProduct } from './product.ts';

const product = sharedProduct();
const name = 'Karadağ Haddecilik A.Ş.';

const enter = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
};
const save = (page: Page) => page.getByRole('button', { name: /^Kaydet/ }).click();

/** A company that is entered through the screen; its page is open. */
async function entered(company: string): Promise<Page> {
  const page = await product.openAsAdmin('/admin/companies/new');
  await page.getByLabel(/Firma adı/).fill(company);
  await save(page);
  await page.getByRole('heading', { name: company, level: 1 }).waitFor();
  return page;
}

test('a company is entered after a likeness of it was shown, and its page opens', async () => {
  await product.query(`insert into companies (name, website) values ('Karadağ Hadde', 'https://karadag.example/')`);
  const page = await product.openAsAdmin('/admin/companies/new');
  await page.getByLabel(/Firma adı/).fill('Karadag Hadde');
  await page.getByText('Bu ada benzeyen bir firma kayıtlı').waitFor();
  await page.getByLabel(/Firma adı/).fill(name);
  await enter(page, { 'Kredi limiti': '250000', Şehir: 'Aliağa' });
  await save(page);

  await page.getByText('✅ Firma Oluşturuldu').waitFor();
  await page.getByText(`${name} başarıyla oluşturuldu`).waitFor();
  await page.waitForURL(/\/admin\/companies\/[0-9a-f-]{36}$/);
  await page.getByText('$250.000').waitFor();
});

test('what nobody may enter is refused beside its field, and nothing is stored', async () => {
  const page = await product.openAsAdmin('/admin/companies/new');
  await page.getByRole('heading', { level: 1, name: 'Yeni Firma' }).waitFor();
  await save(page);
  await page.getByText('Firma adı zorunludur').waitFor();

  await page.getByLabel(/Firma adı/).fill('Hatalı Firma');
  await enter(page, { Puan: '101', 'Kredi limiti': '-1', 'Web sitesi': 'adres değil' });
  await save(page);
  await page.getByText('0 ile 100 arasında bir tam sayı girin.').waitFor();
  await page.getByText('Sıfır ya da daha büyük bir tutar girin.').waitFor();
  await page.getByText('Geçerli bir web adresi girin').waitFor();
  const [found] = await product.query<{ count: number }>(
    `select count(*)::int as count from companies where name = 'Hatalı Firma'`,
  );
  expect(found?.count).toBe(0);
});

test('two people edit one company: what only one changed is joined, what both did is asked', async () => {
  const first = await entered('İkili Çelik');
  await first.getByRole('link', { name: /Düzenle/ }).click();
  await first.waitForURL('**/edit');
  const address = first.url();
  const second = await product.openAsAdmin(address.replace(product.url(), ''));
  await enter(first, { 'Ödeme şartları': 'LC, 60 gün', Sektör: 'Yassı çelik' });
  await enter(second, { 'Ödeme şartları': 'Peşin', Şehir: 'Manisa' });
  await save(first);
  await first.getByText('Firma bilgileri başarıyla güncellendi').waitFor();

  await second.getByText(/Yazdıklarınız korunuyor/).waitFor();
  await save(second);
  const dialog = second.getByRole('alertdialog');
  await dialog.getByRole('radio', { name: 'Sizinki' }).check();
  await dialog.getByRole('button', { name: 'Birleştir ve kaydet' }).click();
  await second.getByText('Firma bilgileri başarıyla güncellendi').waitFor();
  const [stored] = await product.query(
    `select payment_terms, industry, city from companies where name = 'İkili Çelik'`,
  );
  expect(stored).toEqual({ payment_terms: 'Peşin', industry: 'Yassı çelik', city: 'Manisa' });
});

test('the export has the rows of the filter, with formulas as text', async () => {
  await product.query(
    `insert into companies (name, notes) values ('Süzgeç Metal', '=HYPERLINK("x")'), ('Başka Demir', null)`,
  );
  const page = await product.openAsAdmin('/admin/companies?search=suzgec');
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

test('a company that is deleted comes back, with everything that is its own', async () => {
  const page = await entered('Geri Dönen Ltd.');
  await page.getByRole('button', { name: 'Firmayı sil' }).click();
  const question = page.getByRole('alertdialog', { name: 'Bu firmayı silmek istediğinizden emin misiniz?' });
  await page.keyboard.press('n'); // letters are no keys of the page behind a question
  expect(await page.getByRole('dialog', { name: 'Not' }).count()).toBe(0);
  await question.getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByText('✅ Firma Silindi').waitFor();
  await page.waitForURL(/\/admin\/companies$/);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await page.getByRole('link', { name: /Geri Dönen Ltd\..*KC-/ }).waitFor();

  await product.query(`update companies set deleted_at = now() where name = 'Geri Dönen Ltd.'`);
  const phone = await product.openAsAdmin('/admin/companies?deleted=true', { viewport: { width: 390, height: 844 } });
  await phone.getByRole('button', { name: 'Geri Dönen Ltd. firmasını geri al' }).click();
  await phone.getByText('Silinen firma yok').waitFor();
});

test('people and papers of a company are entered, changed and removed on its page', async () => {
  const page = await entered('Kişili Demir');
  await page.getByRole('button', { name: 'Kişi ekle' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Kişi ekle' });
  await dialog.locator('input:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('button:focus').filter({ hasText: 'Kişi ekle' }).press('Enter');
  await dialog.getByLabel(/Ad soyad/).fill('Aylin Sezer');
  await dialog.getByLabel(/E-posta/).fill('aylin@kisili.example');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText('Birincil', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Aylin Sezer: işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Düzenle ya da taşı' }).click();
  const edit = page.getByRole('dialog', { name: 'Düzenle ya da taşı' });
  await edit.getByLabel('Görev').fill('Satın alma');
  // Somebody else is faster: the phone is theirs alone, of the position both think differently.
  await product.query(`update contacts set position = 'Müdür', phone = '+90 232 000 00 41' where name = 'Aylin Sezer'`);
  await page.getByText('+90 232 000 00 41').waitFor();
  expect(await edit.getByLabel('Görev').inputValue()).toBe('Satın alma');
  await edit.getByRole('button', { name: 'Kaydet' }).click();
  const conflict = page.getByRole('alertdialog');
  await conflict.getByText('Müdür').waitFor();
  await conflict.getByRole('radio', { name: 'Sizinki' }).check();
  await conflict.getByRole('button', { name: 'Birleştir ve kaydet' }).click();
  await edit.waitFor({ state: 'detached' });
  const [stored] = await product.query(`select position, phone from contacts where name = 'Aylin Sezer'`);
  expect(stored).toEqual({ position: 'Satın alma', phone: '+90 232 000 00 41' });

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'sertifika.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF at all') });
  await page.getByRole('alert').filter({ hasText: 'bu dosya türü kabul edilmiyor' }).waitFor();

  await page.getByRole('button', { name: 'Aylin Sezer: işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByText('Henüz kişi kaydı yok.').waitFor();
});

test('a company that never was, or whose id is no id, says so', async () => {
  const page = await product.openAsAdmin('/admin/companies/no-uuid');
  await page.getByRole('heading', { name: 'Firma bulunamadı' }).waitFor();
  await page.getByRole('link', { name: 'Firma listesine dön' }).click();
  await page.waitForURL(/\/admin\/companies$/);
});
