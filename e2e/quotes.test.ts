import { waitForMailAbout } from './mails.ts';
import { sharedApp } from './app.ts';
import { createCardToMove, amelie, submitRequest, listItem, waitForStatus } from './steps/quotes.ts';

const app = sharedApp();

test('a new request appears live in an open list; the list can be filtered, and two requests can be changed together', async () => {
  const page = await app.openAsAdmin('/admin/quotes');
  await page.getByRole('heading', { name: 'Teklif talepleri', level: 1 }).waitFor();
  const { id } = await submitRequest(app, amelie);
  await listItem(page, amelie.name).waitFor();
  const otherRequest = await submitRequest(app, {
    name: 'Oliver Thornbury',
    email: 'oliver@northgate.example',
    company: 'Northgate',
    language: 'EN',
  });
  await listItem(page, 'Oliver Thornbury').waitFor();

  await page.getByRole('searchbox').fill('rocher');
  await listItem(page, 'Oliver Thornbury').waitFor({ state: 'detached' });
  await page.waitForURL('**/admin/quotes?search=rocher');
  await page.getByRole('button', { name: 'Filtreleri temizle' }).click();
  await listItem(page, 'Oliver Thornbury').waitFor();

  for (const name of [amelie.name, 'Oliver Thornbury'])
    await page.getByRole('checkbox', { name: `${name} talebini seç` }).check();
  await page.getByRole('toolbar').getByRole('button', { name: /Durum/ }).click();
  await page.getByRole('menuitem', { name: 'Yeni' }).waitFor();
  await page.keyboard.press('Escape'); // closes only the menu
  await page.getByRole('menuitem', { name: 'Yeni' }).waitFor({ state: 'detached' });
  await page.getByRole('toolbar').getByRole('button', { name: /Durum/ }).click();
  await page.getByRole('menuitem', { name: 'Beklemede' }).click();
  await page.getByText('Durum Güncellendi').waitFor();
  await waitForStatus(app, id, 'pending');
  await waitForStatus(app, otherRequest.id, 'pending');
  await page.getByRole('button', { name: 'Beklemede 2' }).waitFor();
});

test('a card of the board is moved with the mouse', async () => {
  const { id, page, from, to, target } = await createCardToMove(app, 'the mouse');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, from.y, { steps: 8 });
  await page.mouse.up();
  await target.getByText('Defne the mouse').waitFor();
  await waitForStatus(app, id, 'contacted');
});

test('a request is answered with an e-mail from a template', async () => {
  const sender = { ...amelie, name: 'Thibault Carrel', email: 'thibault@forges.example', company: 'Forges du Val' };
  const { id, reference } = await submitRequest(app, sender);
  const page = await app.openAsAdmin(`/admin/quotes/${id}`);
  await page.getByRole('button', { name: /^E-posta/ }).click();
  const composer = page.getByRole('dialog', { name: 'Yeni e-posta' });
  await composer.getByLabel('Şablon').selectOption({ index: 1 });
  await composer.getByRole('button', { name: /^Gönder/ }).click();
  await page.getByText('E-posta Gönderildi').first().waitFor();
  await waitForStatus(app, id, 'contacted');
  const mails = await waitForMailAbout(app, reference, 3);
  expect(mails.filter(({ to }) => to?.[0]?.address === sender.email)).toHaveLength(2);
});
