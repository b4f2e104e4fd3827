import { sharedApp } from './app.ts';
import { fillFields, createCompany, save } from './steps/companies.ts';

const app = sharedApp();

const name = 'Karadağ Haddecilik A.Ş.';

test('creating a company warns of a possible duplicate and opens its page', async () => {
  await app.query(`insert into companies (name, website) values ('Karadağ Hadde', 'https://karadag.example/')`);
  const page = await app.openAsAdmin('/admin/companies/new');
  await page.getByLabel(/Firma adı/).fill('Karadag Hadde');
  await page.getByText('Bu ada benzeyen bir firma kayıtlı').waitFor();
  await page.getByLabel(/Firma adı/).fill(name);
  await fillFields(page, { 'Kredi limiti': '250000', Şehir: 'Aliağa' });
  await save(page);

  await page.getByText('✅ Firma Oluşturuldu').waitFor();
  await page.getByText(`${name} başarıyla oluşturuldu`).waitFor();
  await page.waitForURL(/\/admin\/companies\/[0-9a-f-]{36}$/);
  await page.getByText('$250.000').waitFor();
});

test('contacts of a company are added, changed and removed on its page, and a file that is not a document is refused', async () => {
  const page = await createCompany(app, 'Kişili Demir');
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
  // A concurrent change: only the position conflicts, the phone is merged.
  await app.query(`update contacts set position = 'Müdür', phone = '+90 232 000 00 41' where name = 'Aylin Sezer'`);
  await page.getByText('+90 232 000 00 41').waitFor();
  expect(await edit.getByLabel('Görev').inputValue()).toBe('Satın alma');
  await edit.getByRole('button', { name: 'Kaydet' }).click();
  const conflict = page.getByRole('alertdialog');
  await conflict.getByText('Müdür').waitFor();
  await conflict.getByRole('radio', { name: 'Sizinki' }).check();
  await conflict.getByRole('button', { name: 'Birleştir ve kaydet' }).click();
  await edit.waitFor({ state: 'detached' });
  const [stored] = await app.query(`select position, phone from contacts where name = 'Aylin Sezer'`);
  expect(stored).toEqual({ position: 'Satın alma', phone: '+90 232 000 00 41' });

  await page
    .locator('input[type=file][aria-label="Belge ekle"]')
    .setInputFiles({ name: 'sertifika.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF at all') });
  await page.getByRole('alert').filter({ hasText: 'bu dosya türü kabul edilmiyor' }).waitFor();

  await page.getByRole('button', { name: 'Aylin Sezer: işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByText('Henüz kişi kaydı yok.').waitFor();
});
