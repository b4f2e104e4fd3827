import { mailAbout } from './mails.ts';
import { sharedProduct } from './product.ts';

const product = sharedProduct();
const timeline = '/admin/communications';

interface Company {
  name: string;
  person: string;
  email: string;
}

/** A company with one contact, and a question of theirs that nobody has answered. */
async function aCompany({ name, person, email }: Company, subject: string) {
  const [company] = await product.query<{ id: string }>('insert into companies (name) values ($1) returning id', [
    name,
  ]);
  const [contact] = await product.query<{ id: string }>(
    'insert into contacts (company_id, name, email, is_primary) values ($1, $2, $3, true) returning id',
    [company?.id, person, email],
  );
  await product.query(
    `insert into communications (company_id, contact_id, type, direction, status, subject, content, message_id)
     values ($1, $2::uuid, 'email', 'inbound', 'received', $3, 'İki yükleme mümkün mü?', 'asked-' || $2::text)`,
    [company?.id, contact?.id, subject],
  );
  return company?.id ?? '';
}

test('a call with a follow-up is recorded, and the dashboard reminds of it', async () => {
  await aCompany({ name: 'Körfez Çelik', person: 'Nur Aydın', email: 'nur@korfez.example' }, 'Körfez sorusu');
  const page = await product.openAsAdmin(timeline);
  await page.getByRole('button', { name: 'Yeni iletişim' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni iletişim' });
  await dialog.getByRole('combobox', { name: /^Firma/ }).fill('korfez');
  await dialog.getByRole('option', { name: /Körfez Çelik/ }).click();
  await dialog.getByText('Bu firmadaki tek kişi, kendiliğinden seçildi').waitFor();
  await dialog.getByText('Telefon').click();
  await dialog.getByLabel(/^Konu/).fill('Yedek parça üzerine arama');
  await dialog.getByLabel('Süre (dk)').fill('18');
  await dialog.getByText('Takip gerekli').click();
  await dialog.getByLabel('Takip tarihi').fill('2026-01-05T10:00');
  await dialog.getByRole('button', { name: /Kaydet/ }).click();

  await page.getByText('İletişim kaydı başarıyla oluşturuldu').waitFor();
  const item = page.getByRole('article', { name: 'Yedek parça üzerine arama' });
  await item.getByText('18 dk').waitFor();
  await item.getByText('Nur Aydın').waitFor();
  const [stored] = await product.query<{ at: string }>(
    `select to_char(follow_up_date at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from communications where subject = $1`,
    ['Yedek parça üzerine arama'],
  );
  expect(stored?.at).toBe('2026-01-05 07:00');

  await page.goto('/admin');
  await page
    .getByRole('link', { name: /gecikti/ })
    .first()
    .click();
  await page.waitForURL('**/admin/communications?followUp=OVERDUE');
  await item.getByRole('button', { name: 'Tamamlandı' }).click();
  await page.getByText('Filtrelere uyan iletişim kaydı yok').waitFor();
});

test('the company picker offers active companies by name, and shows a chosen one that is active no more', async () => {
  await product.query(`insert into companies (name, status) values ('Menderes Zımba', 'active'), ('Menderes Çelik', 'active'),
    ('Menderes Boru', 'inactive'), ('Menderes Cıvata', 'active'), ('Menderes Arşiv', 'archived')`);
  const refused = { name: 'Menderes Ada', person: 'Oya Tan', email: 'oya@ada.example' };
  const id = await aCompany(refused, 'Kapanan hesap');
  await product.query(`update companies set status = 'blacklisted' where id = $1`, [id]);

  const page = await product.openAsAdmin(timeline);
  await page.getByRole('button', { name: 'Yeni iletişim' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni iletişim' });
  await dialog.getByRole('combobox', { name: /^Firma/ }).fill('menderes');
  const options = dialog.getByRole('listbox', { name: 'Firma' }).getByRole('option');
  await options.filter({ hasText: 'Menderes Zımba' }).waitFor();
  await options
    .filter({ hasNotText: 'Menderes' }) // what was offered before anything was typed
    .first()
    .waitFor({ state: 'detached' });
  const offered = await options.allTextContents();
  expect(offered.map((text) => /Menderes .+(?=KC-)/.exec(text)?.[0])).toEqual([
    'Menderes Cıvata',
    'Menderes Çelik',
    'Menderes Zımba',
  ]);

  const other = await product.openAsAdmin(timeline);
  await other.getByRole('button', { name: 'Düzenle: Kapanan hesap' }).first().click();
  await other.getByRole('dialog', { name: 'İletişimi düzenle' }).waitFor();
  await other.waitForFunction(
    (name) => document.querySelector<HTMLInputElement>('[role=dialog] [role=combobox]')?.value === name,
    refused.name,
  );
});

test('an inbound item is answered by mail in the same conversation', async () => {
  await aCompany(
    { name: 'Aciéries du Rocher', person: 'Amélie Fontenoy', email: 'amelie@fontenoy.example' },
    'Deux chargements',
  );
  const page = await product.openAsAdmin(timeline);
  const item = page.getByRole('article', { name: 'Deux chargements', exact: true });
  await item.getByRole('button', { name: 'Yanıtla' }).first().click();
  const composer = page.getByRole('dialog', { name: 'Yanıtla' });
  await composer.getByLabel('Metin').fill('Oui, le 20 février nous convient.');
  await composer.getByRole('button', { name: /Gönder/ }).click();
  await page.getByText('✅ Yanıt Gönderildi').waitFor({ state: 'attached' });
  await item.getByText('Yanıtlandı').waitFor();

  const [mail] = await mailAbout(product, 'Re: Deux chargements', 1);
  expect(mail?.to?.[0]?.address).toBe('amelie@fontenoy.example');
  expect(mail?.inReplyTo).toMatch(/^<asked-.+>$/);
  expect(mail?.references).toContain(mail?.inReplyTo ?? '');
  expect(mail?.text).toContain('Oui, le 20 février nous convient.');
  expect(mail?.text).toContain('İki yükleme mümkün mü?');
});

test('a filter is the address: whoever opens it sees the same records', async () => {
  await aCompany({ name: 'Demir Yolu Ltd', person: 'Can Er', email: 'can@rayhatti.example' }, 'Ray kütüğü sorusu');
  const page = await product.openAsAdmin(timeline);
  await page.getByRole('checkbox', { name: /^Gelen/ }).check();
  await page.getByRole('searchbox', { name: 'Konu, içerik, kişi' }).fill('RAY KÜTÜĞÜ');
  await page.getByRole('status').getByText('1 kayıt eşleşti').waitFor();
  const shared = page.url();

  const other = await product.openAsAdmin(shared);
  await other.getByRole('article', { name: 'Ray kütüğü sorusu' }).waitFor();
  expect(await other.getByRole('article').count()).toBe(1);
  expect(await other.getByRole('checkbox', { name: /^Gelen/ }).isChecked()).toBe(true);
});

test.each(['ISTANBUL', 'istanbul', 'İstanbul'])('Ctrl+K and %s find the company of İstanbul', async (typed) => {
  await product.query(`insert into companies (name) select 'İstanbul Haddecilik' where not exists
    (select from companies where name = 'İstanbul Haddecilik')`);
  const page = await product.openAsAdmin('/admin');
  await page.getByRole('heading', { name: 'Genel bakış' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /arayın/ }).fill(typed);
  await page.getByRole('option', { name: /İstanbul Haddecilik/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/companies/*');
});

test('a record is removed after a question, and taken back', async () => {
  await aCompany({ name: 'Silinen Kayıt A.Ş.', person: 'Ece Su', email: 'ece@silinen.example' }, 'Yanlışlıkla girilen');
  const page = await product.openAsAdmin(timeline);
  await page.getByRole('button', { name: 'Sil: Yanlışlıkla girilen' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await page.getByText('✅ İletişim Silindi').waitFor();
  await page.getByRole('article', { name: 'Yanlışlıkla girilen' }).waitFor({ state: 'detached' });
  const stored = () => product.query('select content from communications where subject = $1', ['Yanlışlıkla girilen']);
  expect(await stored()).toEqual([]);

  await page.getByRole('button', { name: 'Geri al' }).click();
  await page.getByRole('article', { name: 'Yanlışlıkla girilen' }).waitFor();
  expect(await stored()).toEqual([{ content: 'İki yükleme mümkün mü?' }]);
});
