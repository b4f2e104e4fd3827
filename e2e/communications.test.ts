import { waitForMailAbout } from './mails.ts';
import { sharedApp } from './app.ts';
import { createCompanyWithQuestion, communicationsPath } from './steps/communications.ts';

const app = sharedApp();

test('a recorded call with a follow-up appears on the dashboard until it is completed', async () => {
  await createCompanyWithQuestion(
    app,
    { name: 'Körfez Çelik', person: 'Nur Aydın', email: 'nur@korfez.example' },
    'Körfez sorusu',
  );
  const page = await app.openAsAdmin(communicationsPath);
  await page.getByRole('button', { name: 'Yeni iletişim' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni iletişim' });
  await dialog.getByRole('combobox', { name: /^Firma/ }).fill('korfez');
  await dialog.getByRole('option', { name: /Körfez Çelik/ }).click();
  await dialog.getByText('Bu firmadaki tek kişi, kendiliğinden seçildi').waitFor();
  await dialog.getByText('Telefon', { exact: true }).click();
  await dialog.getByLabel(/^Konu/).fill('Yedek parça üzerine arama');
  await dialog.getByLabel('Süre (dk)').fill('18');
  await dialog.getByText('Takip gerekli').click();
  await dialog.getByLabel('Takip tarihi').fill('2026-01-05T10:00');
  await dialog.getByRole('button', { name: /Kaydet/ }).click();

  await page.getByText('İletişim kaydı başarıyla oluşturuldu').waitFor();
  const item = page.getByRole('article', { name: 'Yedek parça üzerine arama' });
  await item.getByText('18 dk').waitFor();
  await item.getByText('Nur Aydın').waitFor();
  const [stored] = await app.query<{ at: string }>(
    `select to_char(follow_up_date at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from communications where subject = $1`,
    ['Yedek parça üzerine arama'],
  );
  expect(stored?.at).toBe('2026-01-05 07:00');

  await page.goto('/admin?team=true');
  await page.getByRole('link', { name: 'Yedek parça üzerine arama' }).first().waitFor();
  await page.goto('/admin/communications?followUp=OVERDUE');
  // Other tests have overdue follow-ups as well.
  await page.getByRole('searchbox', { name: 'Konu, içerik, kişi' }).fill('Yedek parça üzerine arama');
  await item.getByRole('button', { name: 'Tamamlandı' }).click();
  await page.getByText('Filtrelere uyan iletişim kaydı yok').waitFor();
});

test('a reply to an inbound communication is mailed in the same thread', async () => {
  await createCompanyWithQuestion(
    app,
    { name: 'Aciéries du Rocher', person: 'Amélie Fontenoy', email: 'amelie@fontenoy.example' },
    'Deux chargements',
  );
  const page = await app.openAsAdmin(communicationsPath);
  const item = page.getByRole('article', { name: 'Deux chargements', exact: true });
  await item.getByRole('button', { name: 'Yanıtla' }).first().click();
  const composer = page.getByRole('dialog', { name: 'Yanıtla' });
  await composer.getByLabel('Metin').fill('Oui, le 20 février nous convient.');
  await composer.getByRole('button', { name: /Gönder/ }).click();
  await page.getByText('✅ Yanıt Gönderildi').waitFor({ state: 'attached' });
  await item.getByText('Yanıtlandı').waitFor();

  const [mail] = await waitForMailAbout(app, 'Re: Deux chargements', 1);
  expect(mail?.to?.[0]?.address).toBe('amelie@fontenoy.example');
  expect(mail?.inReplyTo).toMatch(/^<asked-.+>$/);
  expect(mail?.references).toContain(mail?.inReplyTo ?? '');
  expect(mail?.text).toContain('Oui, le 20 février nous convient.');
  expect(mail?.text).toContain('İki yükleme mümkün mü?');
});
