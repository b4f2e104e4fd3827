import { sharedApp } from './app.ts';
import { lightbox, openGallery, waitForPicture, tile } from './steps/gallery.ts';

const app = sharedApp();

test('the lightbox works with the keyboard: it wraps around, traps the focus and returns it on Escape', async () => {
  const page = await openGallery(app);
  await tile(page, /Döküm anı/).press('Enter');
  await waitForPicture(page, 'Döküm anı', '1 / 20');
  await page.keyboard.press('ArrowLeft');
  await waitForPicture(page, 'Yükleme günü', '20 / 20');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await waitForPicture(page, 'Çubuk haddehanesi', '2 / 20');

  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await lightbox(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await lightbox(page).waitFor({ state: 'detached' });
  expect(await tile(page, /Çubuk haddehanesi/).evaluate((link) => link === document.activeElement)).toBe(true);
});
