import { mailAbout } from './mails.ts';
import { sharedProduct } from './product.ts';
import { fillIn, messagesFrom, openForm, pdf, send } from './steps/contact.ts';

const product = sharedProduct();

test('a message with a topic and a file reaches the sales desk, and the visitor has its number', async () => {
  const email = 'leyla@demiryapi.example';
  const page = await openForm(product, '?topic=fiyat-teklifi');
  await fillIn(page, email);
  const topic = page.getByRole('combobox');
  expect(await topic.inputValue()).toBe('Fiyat teklifi');
  await topic.fill('TEKNIK');
  await topic.press('Enter');
  await page.locator('input[type=file]').setInputFiles(pdf('şartname.pdf'));
  await page.getByText('şartname.pdf yüklendi').waitFor({ state: 'attached' });
  await send(page);

  await page.getByRole('heading', { name: 'Mesajınız bize ulaştı' }).waitFor();
  await page.getByText('Mesajınız Gönderildi!').waitFor();
  const [stored] = await messagesFrom(product, email);
  expect(stored?.topic).toBe('teknik-destek');
  await page.getByLabel(`Başvuru numarası ${stored?.reference}`).waitFor();

  const mails = await mailAbout(product, stored?.reference ?? '', 2);
  const notice = mails.find(({ to }) => to?.[0]?.address === 'teklif@kordon.example');
  expect(notice?.replyTo?.[0]?.address).toBe(email);
  expect(notice?.attachments.map(({ filename }) => filename)).toEqual(['şartname.pdf']);
  expect(mails.some(({ to }) => to?.[0]?.address === email)).toBe(true);
});
