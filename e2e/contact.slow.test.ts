import { AxeBuilder } from '@axe-core/playwright';
import { aPdf, aProgram } from '../server/testing/files.ts';
import { sharedProduct } from './product.ts';
import { fillIn, messagesFrom, openForm, pdf, send } from './steps/contact.ts';

const product = sharedProduct();

test('each field that is missing or wrong says so, and nothing is sent', async () => {
  const page = await openForm(product);
  await page.getByLabel('E-posta').fill('leyla');
  await page.getByRole('combobox').fill('dedikodu');
  await send(page);
  await page.getByText('Geçerli bir e-posta adresi girin.').waitFor();
  await page.getByText('Listeden bir seçenek seçin.').waitFor();
  await page.getByText('Devam etmek için aydınlatma metnini okuduğunuzu işaretleyin.').waitFor();
  expect(await page.getByText('Bu alan zorunludur.').count()).toBe(4);
  expect(await page.getByLabel('Ad soyad').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await messagesFrom(product, 'leyla')).toEqual([]);
});

test('while the server is away nothing typed is lost, and the retry makes one message', async () => {
  const email = 'oliver@thorne.example';
  const page = await openForm(product);
  await fillIn(page, email);
  // The request arrives, its answer does not: the visitor cannot know.
  await page.route('**/graphql', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await page.getByText('Hata: Sunucuya ulaşılamadı').waitFor();
  expect(await page.getByRole('textbox', { name: 'Mesajınız' }).inputValue()).toBe(
    'S355 slab için kalınlık aralığınız nedir?',
  );
  await page.unroute('**/graphql');
  await send(page);
  await page.getByRole('heading', { name: 'Mesajınız bize ulaştı' }).waitFor();
  expect(await messagesFrom(product, email)).toHaveLength(1);
});

test('a program under the name of a document, and a file that is too large, are refused beside the field', async () => {
  const page = await openForm(product);
  const file = page.locator('input[type=file]');
  await file.setInputFiles(pdf('katalog.pdf', aProgram()));
  await page.getByText('bu dosya türü kabul edilmiyor').waitFor();
  await page.getByRole('button', { name: 'katalog.pdf dosyasını kaldır' }).click();
  await file.setInputFiles(pdf('büyük.pdf', aPdf(10 * 1024 * 1024 + 1)));
  await page.getByText('dosya en fazla 10 MB olabilir').waitFor();
  expect(await product.query("select 1 from attachments where name in ('katalog.pdf', 'büyük.pdf')")).toEqual([]);
});

test('two clicks at once send one message', async () => {
  const email = 'khalid@nakheel.example';
  const page = await openForm(product);
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Mesajı gönderin' }).dblclick();
  await page.getByRole('heading', { name: 'Mesajınız bize ulaştı' }).waitFor();
  expect(await messagesFrom(product, email)).toHaveLength(1);
});

test('axe finds nothing in the form, with its list open and a file refused', async () => {
  const page = await openForm(product);
  await page.locator('input[type=file]').setInputFiles(pdf('katalog.zip'));
  await send(page);
  await page.getByText('Bu alan zorunludur.').first().waitFor();
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Hurda alımı' }).waitFor();
  const { violations } = await new AxeBuilder({ page }).include('#message').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

test('without scripts the page says how to reach us', async () => {
  const html = await (await fetch(`${product.url()}/contact`)).text();
  const [, words] = /<noscript><p>(.*?)<\/p><\/noscript>/.exec(html) ?? [];
  expect(words).toMatch(/^Bu form için JavaScript gerekir\..*tel:\+902320000000.*mailto:info@kordon\.example/);
});
