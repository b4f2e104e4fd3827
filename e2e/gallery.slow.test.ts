import type { Page } from 'playwright-core';
import { sharedProduct } from './product.ts';
import { lightbox, openGallery, shows, tile } from './steps/gallery.ts';

const product = sharedProduct();

test('a finger pushes the pictures on and back, within the category that is shown', async () => {
  const page = await openGallery(product, '?category=team', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.getByRole('status').getByText('2 görsel').waitFor();
  await tile(page, /Kumanda odası/).tap();
  await shows(page, 'Kumanda odası', '2 / 2');
  await push(page, 300, 100);
  await shows(page, 'Vardiyadan önce', '1 / 2');
  await push(page, 100, 300);
  await shows(page, 'Kumanda odası', '2 / 2');
});

/** A finger that goes from `x` to `to` across the middle of the window. */
async function push(page: Page, x: number, to: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (type: 'touchStart' | 'touchMove', left: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: left, y: 420 }] });
  await at('touchStart', x);
  await at('touchMove', (x + to) / 2);
  await at('touchMove', to);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a filter narrows the wall through the address; a kind that nobody knows is empty and says so', async () => {
  const page = await openGallery(product);
  await page
    .getByRole('navigation', { name: 'Kategoriler' })
    .getByRole('link', { name: /^Ürünler/ })
    .click();
  await page.waitForURL('**/gallery?category=products');
  await page.getByRole('status').getByText('4 görsel').waitFor();
  await page.goto('/gallery?category=weather');
  await page.getByText('Bu kategoride henüz görsel bulunmuyor.').waitFor();
});

test('words stand in the place of a picture that does not arrive, on the wall and in the lightbox', async () => {
  const page = await product.open('/test');
  await page.route(/\/media\/hero-ladle-pour-/, (route) => route.abort());
  await page.goto('/gallery');
  const broken = tile(page, /^Resim Yüklenemedi/);
  await broken.waitFor();
  await broken.click();
  await shows(page, 'Döküm anı', '1 / 20');
  await lightbox(page).getByText('Resim Yüklenemedi').waitFor();
});
