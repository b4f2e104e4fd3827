import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { mailAbout } from './mails.ts';
import { sharedProduct } from './product.ts';

const product = sharedProduct();

/** Sends a request as a visitor's form does. */
async function ask(about: { name: string; email: string; company: string; [field: string]: unknown }) {
  const response = await fetch(`${product.url()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url() },
    body: JSON.stringify({
      query: 'mutation ($input: QuoteRequestInput!) { submitQuoteRequest(input: $input) { id reference } }',
      variables: {
        input: {
          ...{
            submissionId: randomUUID(),
            source: 'BUYER_QUOTE',
            language: 'FR',
            consent: true,
            productType: 'billet',
          },
          trade: {
            ...{ productType: 'BILLET', quantity: 12_000, targetPrice: '520 USD/t', deliveryTerms: 'CFR' },
            ...{ deliveryLocation: 'Annaba', paymentTerms: 'LC' },
          },
          ...about,
        },
      },
    }),
  });
  const { data } = (await response.json()) as { data: { submitQuoteRequest: { id: string; reference: string } } };
  return data.submitQuoteRequest;
}

const amelie = { name: 'Amélie Fontenoy', email: 'amelie@rocher.example', company: 'Aciéries du Rocher' };
const statusOf = async (id: string) => {
  const [row] = await product.query<{ status: string }>('select status from quote_requests where id = $1', [id]);
  return row?.status;
};
const until = async (id: string, status: string) => {
  for (let tries = 0; tries < 50 && (await statusOf(id)) !== status; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await statusOf(id)).toBe(status);
};
const middleOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
/** A finger that rests until the card is lifted, and is then drawn along the board. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number }) {
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: from.y }] });
  await touch('touchStart', from.x);
  await page.locator('[data-lifted]').waitFor();
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from.x + ((to.x - from.x) * step) / 8);
  await touch('touchEnd');
}
const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a request arrives in the open list, is filtered, and changed with another', async () => {
  const page = await product.openAsAdmin('/admin/quotes');
  await page.getByRole('heading', { name: 'Teklif talepleri', level: 1 }).waitFor();
  const { id } = await ask(amelie);
  await line(page, amelie.name).waitFor();
  const other = await ask({
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
  await until(id, 'pending');
  await until(other.id, 'pending');
  await page.getByRole('button', { name: 'Beklemede 2' }).waitFor();
});

test('the keyboard moves a card of the board, and whoever else looks sees it move', async () => {
  const { id } = await ask({ ...amelie, name: 'Tolga Erbaş', email: 'tolga@erbas.example', company: 'Erbaş Yay' });
  const [mover, watcher] = await Promise.all([
    product.openAsAdmin('/admin/quotes?view=board&search=erbas', { viewport: { width: 1280, height: 800 } }),
    product.openAsAdmin('/admin/quotes?view=board&search=erbas'),
  ]);
  await watcher.getByRole('region', { name: /Yeni/ }).getByText('Tolga Erbaş').waitFor();
  const last = await mover.getByRole('region', { name: /Kapandı/ }).boundingBox();
  expect(last!.x + last!.width).toBeLessThanOrEqual(1280); // all columns are seen: the side bar has made room
  await mover.getByRole('button', { name: 'Tolga Erbaş talebini taşı' }).focus();
  await mover.keyboard.press('Space');
  await mover.getByText('Tolga Erbaş tutuldu. Şu an Yeni sütununda.').waitFor({ state: 'attached' });
  await mover.keyboard.press('ArrowRight');
  await mover.getByText('Tolga Erbaş, Beklemede sütununun üzerinde.').waitFor({ state: 'attached' });
  await mover.keyboard.press('Space');
  await mover
    .getByRole('region', { name: /Beklemede/ })
    .locator('button:focus')
    .waitFor(); // the keyboard goes with the card

  await watcher
    .getByRole('region', { name: /Beklemede/ })
    .getByText('Tolga Erbaş')
    .waitFor();
  await until(id, 'pending');
});

test.each([
  ['the mouse', {}],
  ['a finger', { hasTouch: true }],
])('%s moves a card of the board', async (means, options) => {
  const { id } = await ask({ ...amelie, name: `Defne ${means}`, email: 'defne@ayyildiz.example', company: 'Ayyıldız' });
  const page = await product.openAsAdmin(`/admin/quotes?view=board&search=${means}`, options);
  const card = page.getByRole('region', { name: /Yeni/ }).getByText(`Defne ${means}`);
  const target = page.getByRole('region', { name: /İletişime geçildi/ });
  const [from, to] = [await middleOf(card), await middleOf(target)];
  if (means === 'a finger') await drag(page, from, to);
  else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, from.y, { steps: 8 });
    await page.mouse.up();
  }
  await target.getByText(`Defne ${means}`).waitFor();
  await until(id, 'contacted');
});

test('a long list is fetched while it is scrolled, keeps its place, and tells of what changed above', async () => {
  await product.query(`insert into quote_requests (submission_id, reference, source, name, email, created_at)
    select gen_random_uuid(), 'LONG-' || n, 'quick_quote', 'Uzun ' || n, 'u' || n || '@uzun.example', now() - n * interval '1 hour'
    from generate_series(1, 180) as n`);
  const page = await product.openAsAdmin('/admin/quotes?search=uzun');
  await line(page, 'Uzun 1').first().waitFor();
  const place = line(page, 'Uzun 140');
  for (let tries = 0; tries < 40 && !(await place.isVisible()); tries += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  await place.waitFor();
  expect(await page.getByRole('listitem').count()).toBeLessThan(80); // of 140 that were read
  const { y } = await middleOf(place);
  await ask({ name: 'Uzun yeni', email: 'yeni@uzun.example', company: 'Uzun' });
  await page.getByRole('button', { name: 'Liste değişti, yenile' }).waitFor();
  expect(Math.abs((await middleOf(place)).y - y)).toBeLessThan(2);

  await place.getByRole('link').click();
  await page.getByRole('link', { name: 'Sonraki kayıt' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Uzun 141', { exact: true }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/admin/quotes?search=uzun');
  await line(page, 'Uzun 141').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Uzun 141');
});

test('notes that two people write are joined by choice', async () => {
  const { id } = await ask({ ...amelie, name: 'Reza Kianpour', email: 'reza@damavand.example', company: 'Damavand' });
  const [one, other] = await Promise.all([
    product.openAsAdmin(`/admin/quotes/${id}`),
    product.openAsAdmin(`/admin/quotes/${id}`),
  ]);
  const notes = (page: Page) => page.getByRole('textbox', { name: 'Notlar' });
  const save = (page: Page) => page.getByRole('button', { name: /^Kaydet/ });
  await notes(other).fill('Gözetim alıcıda');
  await notes(one).fill('Gözetim bizde');
  await save(one).click();
  await one.getByText('Notlar Kaydedildi').waitFor();

  await save(other).click();
  const dialog = other.getByRole('alertdialog');
  await dialog.getByText('Gözetim bizde').waitFor();
  await dialog.getByRole('radio', { name: 'Sizinki' }).check();
  await dialog.getByRole('button', { name: 'Birleştir ve kaydet' }).click();
  await other.getByText('Notlar Kaydedildi').waitFor();
  const [row] = await product.query<{ notes: string }>('select notes from quote_requests where id = $1', [id]);
  expect(row?.notes).toBe('Gözetim alıcıda');
});

test('the customer gets a letter in their language, and an offer as a PDF', async () => {
  const about = { ...amelie, name: 'Thibault Carrel', email: 'thibault@forges.example', company: 'Forges du Val' };
  const { id, reference } = await ask(about);
  const page = await product.openAsAdmin(`/admin/quotes/${id}`);
  await page.getByRole('button', { name: /^E-posta/ }).click();
  const composer = page.getByRole('dialog', { name: 'Yeni e-posta' });
  await composer.getByLabel('Şablon').selectOption({ index: 1 });
  await composer.getByRole('button', { name: /^Gönder/ }).click();
  await page.getByText('E-posta Gönderildi').first().waitFor();
  await until(id, 'contacted');
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
  await until(id, 'quoted');
  const link = page.getByRole('link', { name: /^OFF-/ });
  const pdf = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  const number = await link.innerText();
  await page.getByRole('link', { name: about.company }).first().click();
  await page.getByRole('button', { name: 'Teklifler', exact: true }).click();
  await page.getByRole('article').getByRole('link', { name: number }).waitFor();
});

test('an id that names no request leads back to the list', async () => {
  const page = await product.openAsAdmin(`/admin/quotes/${randomUUID()}`);
  await page.waitForURL('**/admin/quotes');
  await page.getByText('Teklif bulunamadı').first().waitFor();
});
