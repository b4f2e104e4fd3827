import { sharedApp } from './app.ts';
import { createCompanyWithQuestion, communicationsPath } from './steps/communications.ts';

const app = sharedApp();

test('the company picker offers active companies by name, and shows a selected company that is no longer active', async () => {
  await app.query(`insert into companies (name, status) values ('Menderes Zımba', 'active'), ('Menderes Çelik', 'active'),
    ('Menderes Boru', 'inactive'), ('Menderes Cıvata', 'active'), ('Menderes Arşiv', 'archived')`);
  const blacklisted = { name: 'Menderes Ada', person: 'Oya Tan', email: 'oya@ada.example' };
  const id = await createCompanyWithQuestion(app, blacklisted, 'Kapanan hesap');
  await app.query(`update companies set status = 'blacklisted' where id = $1`, [id]);

  const page = await app.openAsAdmin(communicationsPath);
  await page.getByRole('button', { name: 'Yeni iletişim' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni iletişim' });
  await dialog.getByRole('combobox', { name: /^Firma/ }).fill('menderes');
  const options = dialog.getByRole('listbox', { name: 'Firma' }).getByRole('option');
  await options.filter({ hasText: 'Menderes Zımba' }).waitFor();
  await options
    .filter({ hasNotText: 'Menderes' }) // options from before the search
    .first()
    .waitFor({ state: 'detached' });
  const offeredTexts = await options.allTextContents();
  expect(offeredTexts.map((text) => /Menderes .+(?=KC-)/.exec(text)?.[0])).toEqual([
    'Menderes Cıvata',
    'Menderes Çelik',
    'Menderes Zımba',
  ]);

  const editPage = await app.openAsAdmin(communicationsPath);
  await editPage.getByRole('button', { name: 'Düzenle: Kapanan hesap' }).first().click();
  await editPage.getByRole('dialog', { name: 'İletişimi düzenle' }).waitFor();
  await editPage.waitForFunction(
    (name) => document.querySelector<HTMLInputElement>('[role=dialog] [role=combobox]')?.value === name,
    blacklisted.name,
  );
});

test('the URL contains the filter: opening it shows the same records', async () => {
  await createCompanyWithQuestion(
    app,
    { name: 'Demir Yolu Ltd', person: 'Can Er', email: 'can@rayhatti.example' },
    'Ray kütüğü sorusu',
  );
  const page = await app.openAsAdmin(communicationsPath);
  await page.getByRole('checkbox', { name: /^Gelen/ }).check();
  await page.getByRole('searchbox', { name: 'Konu, içerik, kişi' }).fill('RAY KÜTÜĞÜ');
  await page.getByRole('status').getByText('1 kayıt eşleşti').waitFor();
  const sharedUrl = page.url();

  const secondPage = await app.openAsAdmin(sharedUrl);
  await secondPage.getByRole('article', { name: 'Ray kütüğü sorusu' }).waitFor();
  expect(await secondPage.getByRole('article').count()).toBe(1);
  expect(await secondPage.getByRole('checkbox', { name: /^Gelen/ }).isChecked()).toBe(true);
});

test.each(['ISTANBUL', 'istanbul', 'İstanbul'])(
  'Ctrl+K finds the company İstanbul Haddecilik by %s',
  async (searchText) => {
    await app.query(`insert into companies (name) select 'İstanbul Haddecilik' where not exists
    (select from companies where name = 'İstanbul Haddecilik')`);
    const page = await app.openAsAdmin('/admin');
    await page.getByRole('heading', { name: 'Genel bakış' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /arayın/ }).fill(searchText);
    await page.getByRole('option', { name: /İstanbul Haddecilik/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/companies/*');
  },
);

test('a record is deleted after a confirmation, and can be restored', async () => {
  await createCompanyWithQuestion(
    app,
    { name: 'Silinen Kayıt A.Ş.', person: 'Ece Su', email: 'ece@silinen.example' },
    'Yanlışlıkla girilen',
  );
  const page = await app.openAsAdmin(communicationsPath);
  await page.getByRole('button', { name: 'Sil: Yanlışlıkla girilen' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await page.getByText('✅ İletişim Silindi').waitFor();
  await page.getByRole('article', { name: 'Yanlışlıkla girilen' }).waitFor({ state: 'detached' });
  const readContents = () =>
    app.query('select content from communications where subject = $1', ['Yanlışlıkla girilen']);
  expect(await readContents()).toEqual([]);

  await page.getByRole('button', { name: 'Geri al' }).click();
  await page.getByRole('article', { name: 'Yanlışlıkla girilen' }).waitFor();
  expect(await readContents()).toEqual([{ content: 'İki yükleme mümkün mü?' }]);
});
