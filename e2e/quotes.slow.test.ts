import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { sharedProduct } from './product.ts';
import { aCardToMove, amelie, ask, line, middleOf, until } from './steps/quotes.ts';

const product = sharedProduct();

test('the keyboard moves a card of the board, and whoever else looks sees it move', async () => {
  const { id } = await ask(product, {
    ...amelie,
    name: 'Tolga Erbaş',
    email: 'tolga@erbas.example',
    company: 'Erbaş Yay',
  });
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
  await until(product, id, 'pending');
});

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

test('a finger moves a card of the board', async () => {
  const { id, page, from, to, target } = await aCardToMove(product, 'a finger', { hasTouch: true });
  await drag(page, from, to);
  await target.getByText('Defne a finger').waitFor();
  await until(product, id, 'contacted');
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
  await ask(product, { name: 'Uzun yeni', email: 'yeni@uzun.example', company: 'Uzun' });
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
  const { id } = await ask(product, {
    ...amelie,
    name: 'Reza Kianpour',
    email: 'reza@damavand.example',
    company: 'Damavand',
  });
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

test('an id that names no request leads back to the list', async () => {
  const page = await product.openAsAdmin(`/admin/quotes/${randomUUID()}`);
  await page.waitForURL('**/admin/quotes');
  await page.getByText('Teklif bulunamadı').first().waitFor();
});
