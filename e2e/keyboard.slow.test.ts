import { HOUR_MS } from '../common/durations.ts';
import { waitForHydration, sharedApp } from './app.ts';
import { containsFocus, waitForFocus } from './steps/keyboard.ts';

const app = sharedApp();

test('the quote dialog traps the focus and returns it on Escape', async () => {
  const page = await app.open('/products');
  const trigger = page.locator('#turnkey-mill').getByRole('button').first();
  await trigger.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator(':focus').waitFor();

  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    expect(await containsFocus(dialog)).toBe(true);
  }

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await waitForFocus(trigger);
});

test('submitting an empty form shows errors and focuses the first invalid field', async () => {
  const page = await app.open('/products');
  await page.locator('#turnkey-mill').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Talebi gönderin' }).press('Enter');
  await dialog.getByText('Bu alan zorunludur.').first().waitFor();
  await waitForFocus(dialog.getByLabel('Ad soyad'));
});

test('a menu of the header opens with Enter, and closes and returns the focus on Escape', async () => {
  const page = await app.open('/');
  const menu = page.getByRole('navigation', { name: 'Ana menü' }).locator('summary', { hasText: 'Ürünler' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Çelikhane' }).waitFor();
  await waitForHydration(page); // closing on Escape needs scripts, opening does not
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Ana menü' })
    .getByRole('link', { name: 'Çelikhane' })
    .waitFor({ state: 'hidden' });
  await waitForFocus(menu);
});

test('a page loads no script before the first interaction, and an early click on a button is not lost', async () => {
  const page = await app.open('/robots.txt', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + HOUR_MS); // stops timers that would load the scripts
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/products', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);

  await page.locator('#turnkey-mill').getByRole('button').first().dispatchEvent('click'); // without preceding pointer or scroll events
  await page.clock.resume();
  await page.getByRole('dialog').getByLabel('Ad soyad').waitFor();
  expect(scripts).not.toEqual([]);
});
