import { AxeBuilder } from '@axe-core/playwright';
import { aPdf, aProgram } from '../server/testing/files.ts';
import { sharedApp } from './app.ts';
import { fillForm, findMessages, openForm, pdf, submitForm } from './steps/contact.ts';

const app = sharedApp();

test('each missing or invalid field shows an error, and nothing is sent', async () => {
  const page = await openForm(app);
  await page.getByLabel('E-posta').fill('leyla');
  await page.getByRole('combobox').fill('dedikodu');
  await submitForm(page);
  await page.getByText('Geçerli bir e-posta adresi girin.').waitFor();
  await page.getByText('Listeden bir seçenek seçin.').waitFor();
  await page.getByText('Devam etmek için aydınlatma metnini okuduğunuzu işaretleyin.').waitFor();
  expect(await page.getByText('Bu alan zorunludur.').count()).toBe(4);
  expect(await page.getByLabel('Ad soyad').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await findMessages(app, 'leyla')).toEqual([]);
});

test('the form keeps its input when the response is lost, and a retry creates no second message', async () => {
  const email = 'oliver@thorne.example';
  const page = await openForm(app);
  await fillForm(page, email);
  // The server receives the request, but its answer is lost.
  await page.route('**/graphql', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submitForm(page);
  await page.getByText('Hata: Sunucuya ulaşılamadı').waitFor();
  expect(await page.getByRole('textbox', { name: 'Mesajınız' }).inputValue()).toBe(
    'S355 slab için kalınlık aralığınız nedir?',
  );
  await page.unroute('**/graphql');
  await submitForm(page);
  await page.getByRole('heading', { name: 'Mesajınız bize ulaştı' }).waitFor();
  expect(await findMessages(app, email)).toHaveLength(1);
});

test('an executable with the name of a PDF and a file that is too large are refused beside the field', async () => {
  const page = await openForm(app);
  const file = page.locator('input[type=file]');
  await file.setInputFiles(pdf('katalog.pdf', aProgram()));
  await page.getByText('bu dosya türü kabul edilmiyor').waitFor();
  await page.getByRole('button', { name: 'katalog.pdf dosyasını kaldır' }).click();
  await file.setInputFiles(pdf('büyük.pdf', aPdf(10 * 1024 * 1024 + 1)));
  await page.getByText('dosya en fazla 10 MB olabilir').waitFor();
  expect(await app.query("select 1 from attachments where name in ('katalog.pdf', 'büyük.pdf')")).toEqual([]);
});

test('a double click sends one message', async () => {
  const email = 'khalid@nakheel.example';
  const page = await openForm(app);
  await fillForm(page, email);
  await page.getByRole('button', { name: 'Mesajı gönderin' }).dblclick();
  await page.getByRole('heading', { name: 'Mesajınız bize ulaştı' }).waitFor();
  expect(await findMessages(app, email)).toHaveLength(1);
});

test('axe finds no violations in the form with errors, a refused file and an open list', async () => {
  const page = await openForm(app);
  await page.locator('input[type=file]').setInputFiles(pdf('katalog.zip'));
  await submitForm(page);
  await page.getByText('Bu alan zorunludur.').first().waitFor();
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Hurda alımı' }).waitFor();
  const { violations } = await new AxeBuilder({ page }).include('#message').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

test('without JavaScript the page shows phone number and e-mail', async () => {
  const html = await (await fetch(`${app.url()}/contact`)).text();
  const [, text] = /<noscript><p>(.*?)<\/p><\/noscript>/.exec(html) ?? [];
  expect(text).toMatch(/^Bu form için JavaScript gerekir\..*tel:\+902320000000.*mailto:info@kordon\.example/);
});
