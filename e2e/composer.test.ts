import { sharedApp } from './app.ts';
import { waitForMailTo } from './mails.ts';
import { createCompanyWithQuestion } from './steps/communications.ts';

const app = sharedApp();

test('a mail is taken back, sent with an attachment from a template, and a later one is cancelled', async () => {
  const email = 'samir@haddad-composer.example';
  const company = await createCompanyWithQuestion(
    app,
    { name: 'Haddad Composer', person: 'Samir Haddad', email },
    'Kütük',
  );
  const page = await app.openAsAdmin('/admin/mail-templates');
  await page.getByRole('button', { name: 'Yeni şablon' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Yeni şablon' });
  await dialog.getByLabel(/^Ad/).fill('Deneme şablonu');
  await dialog.getByLabel(/^Konu/).fill('{{company.name}} için fiyat');
  await dialog.getByLabel(/^Metin/).fill('Sayın {{contact.name}},\n\n- **kütük** 150*150*12000');
  await dialog.getByText('Sayın Samir Haddad,').waitFor(); // the preview
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText('Şablon kaydedildi').waitFor();

  await page.goto(`/admin/companies/${company}`);
  await page.getByRole('button', { name: /^E-posta E/ }).click();
  const composer = page.getByRole('dialog', { name: 'Yeni e-posta' });
  await composer.getByLabel('Şablon').selectOption({ label: 'Deneme şablonu (TR)' });
  const subject = composer.getByLabel('Konu');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[role=dialog] [name=subject]')?.value);
  expect(await subject.inputValue()).toBe('Haddad Composer için fiyat');
  await composer.getByRole('button', { name: 'Dosya ekle' }).click();
  await composer
    .locator('input[type=file]')
    .setInputFiles({ name: 'fiyat.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') });
  await composer.getByRole('list', { name: 'Ekler' }).getByText('fiyat.pdf').waitFor();
  await composer.getByRole('button', { name: /^Gönder/ }).click();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await subject.fill('Düzeltilmiş fiyat');
  await composer.getByRole('button', { name: /^Gönder/ }).click();
  const [mail, ...more] = await waitForMailTo(app, email, 1);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Düzeltilmiş fiyat', attachments: [{ filename: 'fiyat.pdf' }] });
  expect(mail?.html).toContain('<strong>kütük</strong> 150*150*12000');
  await page.getByText('✅ E-posta Gönderildi').waitFor({ state: 'attached' });

  await page.getByRole('button', { name: /^E-posta E/ }).click();
  await subject.fill('Hatırlatma');
  await composer.getByLabel('Metin').fill('Merhaba');
  await composer.getByRole('button', { name: 'Daha sonra gönder' }).click();
  await composer.getByRole('button', { name: /^Zamanla Ctrl/ }).click();
  const scheduled = page.getByRole('region', { name: 'Gönderilecek e-postalar' });
  await scheduled.getByText('Hatırlatma').waitFor();
  await scheduled.getByRole('button', { name: 'İptal et' }).click();
  await scheduled.waitFor({ state: 'detached' });
});
