import { sharedProduct } from './product.ts';
import { lightbox, openGallery, shows, tile } from './steps/gallery.ts';

const product = sharedProduct();

test('with the keyboard: open, round from either end, no way out but Escape, and back to the picture looked at last', async () => {
  const page = await openGallery(product);
  await tile(page, /Döküm anı/).press('Enter');
  await shows(page, 'Döküm anı', '1 / 20');
  await page.keyboard.press('ArrowLeft');
  await shows(page, 'Yükleme günü', '20 / 20');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await shows(page, 'Çubuk haddehanesi', '2 / 20');

  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await lightbox(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await lightbox(page).waitFor({ state: 'detached' });
  expect(await tile(page, /Çubuk haddehanesi/).evaluate((link) => link === document.activeElement)).toBe(true);
});
