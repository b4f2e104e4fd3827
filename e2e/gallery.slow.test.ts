import type { Page } from 'playwright-core';
import { sharedApp } from './app.ts';
import { lightbox, openGallery, waitForPicture, tile } from './steps/gallery.ts';

const app = sharedApp();

test('swiping shows the next and previous picture of the selected category', async () => {
  const page = await openGallery(app, '?category=team', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.getByRole('status').getByText('2 görsel').waitFor();
  await tile(page, /Kumanda odası/).tap();
  await waitForPicture(page, 'Kumanda odası', '2 / 2');
  await swipe(page, 300, 100);
  await waitForPicture(page, 'Vardiyadan önce', '1 / 2');
  await swipe(page, 100, 300);
  await waitForPicture(page, 'Kumanda odası', '2 / 2');
});

/** Swipes horizontally from `x` to `to` in the middle of the window. */
async function swipe(page: Page, x: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const sendTouch = (type: 'touchStart' | 'touchMove', left: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: left, y: 420 }] });
  await sendTouch('touchStart', x);
  await sendTouch('touchMove', (x + to) / 2);
  await sendTouch('touchMove', to);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a category filters the gallery through the URL; an unknown category shows that it is empty', async () => {
  const page = await openGallery(app);
  await page
    .getByRole('navigation', { name: 'Kategoriler' })
    .getByRole('link', { name: /^Ürünler/ })
    .click();
  await page.waitForURL('**/gallery?category=products');
  await page.getByRole('status').getByText('4 görsel').waitFor();
  await page.goto('/gallery?category=weather');
  await page.getByText('Bu kategoride henüz görsel bulunmuyor.').waitFor();
});

test('a text replaces a picture that fails to load, in the gallery and in the lightbox', async () => {
  const page = await app.open('/test');
  await page.route(/\/media\/hero-ladle-pour-/, (route) => route.abort());
  await page.goto('/gallery');
  const broken = tile(page, /^Resim Yüklenemedi/);
  await broken.waitFor();
  await broken.click();
  await waitForPicture(page, 'Döküm anı', '1 / 20');
  await lightbox(page).getByText('Resim Yüklenemedi').waitFor();
});
