import { alive, sharedProduct } from './product.ts';
import { holdsFocus, takesFocus } from './steps/keyboard.ts';

const product = sharedProduct();

test('the quote dialog is used with the keyboard alone', async () => {
  const page = await product.open('/products');
  const trigger = page.locator('#turnkey-mill').getByRole('button').first();
  await trigger.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator(':focus').waitFor();

  // The focus stays inside, however long one tabs.
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    expect(await holdsFocus(dialog)).toBe(true);
  }

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await takesFocus(trigger);
});

test('a form sent empty says what is missing and goes to the first gap', async () => {
  const page = await product.open('/products');
  await page.locator('#turnkey-mill').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Talebi gönderin' }).press('Enter');
  await dialog.getByText('Bu alan zorunludur.').first().waitFor();
  await takesFocus(dialog.getByLabel('Ad soyad'));
});

test('a menu of the header opens, closes on Escape and gives the focus back', async () => {
  const page = await product.open('/');
  const menu = page.getByRole('navigation', { name: 'Ana menü' }).locator('summary', { hasText: 'Ürünler' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Çelikhane' }).waitFor();
  await alive(page); // a native menu opens without scripts, and needs them to close on Escape
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Ana menü' })
    .getByRole('link', { name: 'Çelikhane' })
    .waitFor({ state: 'hidden' });
  await takesFocus(menu);
});

test('a page that is only read fetches no script, and the first tap on a button is not lost', async () => {
  const page = await product.open('/robots.txt', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000); // for a reader no time passes, however long the page takes to load
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/products', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);

  await page.locator('#turnkey-mill').getByRole('button').first().dispatchEvent('click'); // no pointer, no scrolling before it
  await page.clock.resume();
  await page.getByRole('dialog').getByLabel('Ad soyad').waitFor();
  expect(scripts).not.toEqual([]);
});
