import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { sharedApp } from './app.ts';
import { createCardToMove, amelie, submitRequest, listItem, getCenter, waitForStatus } from './steps/quotes.ts';

const app = sharedApp();

test('moving a card of the board with the keyboard updates other open boards', async () => {
  const { id } = await submitRequest(app, {
    ...amelie,
    name: 'Tolga Erbaş',
    email: 'tolga@erbas.example',
    company: 'Erbaş Yay',
  });
  const [page, otherPage] = await Promise.all([
    app.openAsAdmin('/admin/quotes?view=board&search=erbas', { viewport: { width: 1280, height: 800 } }),
    app.openAsAdmin('/admin/quotes?view=board&search=erbas'),
  ]);
  await otherPage.getByRole('region', { name: /Yeni/ }).getByText('Tolga Erbaş').waitFor();
  const lastColumn = await page.getByRole('region', { name: /Kapandı/ }).boundingBox();
  expect(lastColumn!.x + lastColumn!.width).toBeLessThanOrEqual(1280); // all columns fit, because the sidebar is collapsed
  await page.getByRole('button', { name: 'Tolga Erbaş talebini taşı' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Tolga Erbaş tutuldu. Şu an Yeni sütununda.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.getByText('Tolga Erbaş, Beklemede sütununun üzerinde.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page
    .getByRole('region', { name: /Beklemede/ })
    .locator('button:focus')
    .waitFor(); // the focus follows the card

  await otherPage
    .getByRole('region', { name: /Beklemede/ })
    .getByText('Tolga Erbaş')
    .waitFor();
  await waitForStatus(app, id, 'pending');
});

/** Drags a card by touch: holds until the card is lifted, then moves it horizontally. */
async function dragByTouch(page: Page, from: { x: number; y: number }, to: { x: number }) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: from.y }] });
  await touch('touchStart', from.x);
  await page.locator('[data-lifted]').waitFor();
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from.x + ((to.x - from.x) * step) / 8);
  await touch('touchEnd');
}

test('a card of the board is moved by touch', async () => {
  const { id, page, from, to, target } = await createCardToMove(app, 'a finger', { hasTouch: true });
  await dragByTouch(page, from, to);
  await target.getByText('Defne a finger').waitFor();
  await waitForStatus(app, id, 'contacted');
});

test('a long list loads while scrolling, keeps its position and reports changes', async () => {
  await app.query(`insert into quote_requests (submission_id, reference, source, name, email, created_at)
    select gen_random_uuid(), 'LONG-' || n, 'quick_quote', 'Uzun ' || n, 'u' || n || '@uzun.example', now() - n * interval '1 hour'
    from generate_series(1, 180) as n`);
  const page = await app.openAsAdmin('/admin/quotes?search=uzun');
  await listItem(page, 'Uzun 1').first().waitFor();
  const row = listItem(page, 'Uzun 140');
  for (let tries = 0; tries < 40 && !(await row.isVisible()); tries += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  await row.waitFor();
  expect(await page.getByRole('listitem').count()).toBeLessThan(80); // the list is virtualized: 140 rows are loaded
  const { y } = await getCenter(row);
  await submitRequest(app, { name: 'Uzun yeni', email: 'yeni@uzun.example', company: 'Uzun' });
  await page.getByRole('button', { name: 'Liste değişti, yenile' }).waitFor();
  expect(Math.abs((await getCenter(row)).y - y)).toBeLessThan(2);

  await row.getByRole('link').click();
  await page.getByRole('link', { name: 'Sonraki kayıt' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Uzun 141', { exact: true }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/admin/quotes?search=uzun');
  await listItem(page, 'Uzun 141').waitFor();
  await page.waitForFunction(
    () => document.activeElement?.matches('[data-row]') && document.activeElement.textContent?.includes('Uzun 141'),
  );
});

test('conflicting notes of two users need a choice', async () => {
  const { id } = await submitRequest(app, {
    ...amelie,
    name: 'Reza Kianpour',
    email: 'reza@damavand.example',
    company: 'Damavand',
  });
  const [firstPage, secondPage] = await Promise.all([
    app.openAsAdmin(`/admin/quotes/${id}`),
    app.openAsAdmin(`/admin/quotes/${id}`),
  ]);
  const notes = (page: Page) => page.getByRole('textbox', { name: 'Notlar' });
  const saveButton = (page: Page) => page.getByRole('button', { name: /^Kaydet/ });
  await notes(secondPage).fill('Gözetim alıcıda');
  await notes(firstPage).fill('Gözetim bizde');
  await saveButton(firstPage).click();
  await firstPage.getByText('Notlar Kaydedildi').waitFor();

  await saveButton(secondPage).click();
  const dialog = secondPage.getByRole('alertdialog');
  await dialog.getByText('Gözetim bizde').waitFor();
  await dialog.getByRole('radio', { name: 'Sizinki' }).check();
  await dialog.getByRole('button', { name: 'Birleştir ve kaydet' }).click();
  await secondPage.getByText('Notlar Kaydedildi').waitFor();
  const [row] = await app.query<{ notes: string }>('select notes from quote_requests where id = $1', [id]);
  expect(row?.notes).toBe('Gözetim alıcıda');
});

test('an unknown id redirects to the list', async () => {
  const page = await app.openAsAdmin(`/admin/quotes/${randomUUID()}`);
  await page.waitForURL('**/admin/quotes');
  await page.getByText('Teklif bulunamadı').first().waitFor();
});
