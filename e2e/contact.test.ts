import { waitForMailAbout } from './mails.ts';
import { sharedApp } from './app.ts';
import { fillForm, findMessages, openForm, pdf, submitForm } from './steps/contact.ts';

const app = sharedApp();

test('a message with topic and file is mailed to the sales desk, and the visitor gets its reference', async () => {
  const email = 'leyla@demiryapi.example';
  const page = await openForm(app, '?topic=fiyat-teklifi');
  await fillForm(page, email);
  const topic = page.getByRole('combobox');
  expect(await topic.inputValue()).toBe('Fiyat teklifi');
  await topic.fill('TEKNIK');
  await topic.press('Enter');
  await page.locator('input[type=file]').setInputFiles(pdf('şartname.pdf'));
  await page.getByText('şartname.pdf yüklendi').waitFor({ state: 'attached' });
  await submitForm(page);

  await page.getByRole('heading', { name: 'Mesajınız bize ulaştı' }).waitFor();
  await page.getByText('Mesajınız Gönderildi!').waitFor();
  const [stored] = await findMessages(app, email);
  expect(stored?.topic).toBe('teknik-destek');
  await page.getByLabel(`Başvuru numarası ${stored?.reference}`).waitFor();

  const mails = await waitForMailAbout(app, stored?.reference ?? '', 2);
  const notice = mails.find(({ to }) => to?.[0]?.address === 'teklif@kordon.example');
  expect(notice?.replyTo?.[0]?.address).toBe(email);
  expect(notice?.attachments.map(({ filename }) => filename)).toEqual(['şartname.pdf']);
  expect(mails.some(({ to }) => to?.[0]?.address === email)).toBe(true);
});
