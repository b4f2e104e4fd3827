import { mailAbout } from './mails.ts';
import { sharedProduct } from './product.ts';
import { aCardToMove, amelie, ask, line, until } from './steps/quotes.ts';

const product = sharedProduct();

test('a request arrives in the open list, is filtered, and changed with another', async () => {
  const page = await product.openAsAdmin('/admin/quotes');
  await page.getByRole('heading', { name: 'Teklif talepleri', level: 1 }).waitFor();
  const { id } = await ask(product, amelie);
  await line(page, amelie.name).waitFor();
  const other = await ask(product, {
    name: 'Oliver Thornbury',
    email: 'oliver@northgate.example',
    company: 'Northgate',
    language: 'EN',
  });
  await line(page, 'Oliver Thornbury').waitFor();

  await page.getByRole('searchbox').fill('rocher');
  await line(page, 'Oliver Thornbury').waitFor({ state: 'detached' });
  await page.waitForURL('**/admin/quotes?search=rocher');
  await page.getByRole('button', { name: 'Filtreleri temizle' }).click();
  await line(page, 'Oliver Thornbury').waitFor();

  for (const name of [amelie.name, 'Oliver Thornbury'])
    await page.getByRole('checkbox', { name: `${name} talebini seç` }).check();
  await page.getByRole('toolbar').getByRole('button', { name: /Durum/ }).click();
  await page.getByRole('menuitem', { name: 'Yeni' }).waitFor();
  await page.keyboard.press('Escape'); // closes the menu and nothing else
  await page.getByRole('menuitem', { name: 'Yeni' }).waitFor({ state: 'detached' });
  await page.getByRole('toolbar').getByRole('button', { name: /Durum/ }).click();
  await page.getByRole('menuitem', { name: 'Beklemede' }).click();
  await page.getByText('Durum Güncellendi').waitFor();
  await until(product, id, 'pending');
  await until(product, other.id, 'pending');
  await page.getByRole('button', { name: 'Beklemede 2' }).waitFor();
});

test('the mouse moves a card of the board', async () => {
  const { id, page, from, to, target } = await aCardToMove(product, 'the mouse');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, from.y, { steps: 8 });
  await page.mouse.up();
  await target.getByText('Defne the mouse').waitFor();
  await until(product, id, 'contacted');
});

test('the customer gets a letter in their language, and an offer as a PDF', async () => {
  const about = { ...amelie, name: 'Thibault Carrel', email: 'thibault@forges.example', company: 'Forges du Val' };
  const { id, reference } = await ask(product, about);
  const page = await product.openAsAdmin(`/admin/quotes/${id}`);
  await page.getByRole('button', { name: /^E-posta/ }).click();
  const composer = page.getByRole('dialog', { name: 'Yeni e-posta' });
  await composer.getByLabel('Şablon').selectOption({ index: 1 });
  await composer.getByRole('button', { name: /^Gönder/ }).click();
  await page.getByText('E-posta Gönderildi').first().waitFor();
  await until(product, id, 'contacted');
  const mails = await mailAbout(product, reference, 3);
  expect(mails.filter(({ to }) => to?.[0]?.address === about.email)).toHaveLength(2);

  await page.getByRole('button', { name: /^Teklif oluştur/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(/^Birim fiyat/).fill('531.5');
  await dialog.getByText('$6.378.000,00').first().waitFor();
  const [draft] = await Promise.all([
    page.context().waitForEvent('response', (response) => response.url().endsWith('/offers/preview')),
    dialog.getByRole('button', { name: 'Önizle' }).click(),
  ]);
  expect([draft.status(), draft.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(await product.query('select from offers where quote_request_id = $1', [id])).toEqual([]);
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await page.getByText('Teklif Oluşturuldu').first().waitFor();
  await until(product, id, 'quoted');
  const link = page.getByRole('link', { name: /^OFF-/ });
  const pdf = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  const number = await link.innerText();
  await page.getByRole('link', { name: about.company }).first().click();
  await page.getByRole('button', { name: 'Teklifler', exact: true }).click();
  await page.getByRole('article').getByRole('link', { name: number }).waitFor();
});
