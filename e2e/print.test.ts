import type { Page } from 'playwright-core';
import { publicPages } from '../common/pages.ts';
import { sharedApp } from './app.ts';

const app = sharedApp();

/** Returns texts whose colour is too light for white paper. */
const findPaleTexts = (page: Page) =>
  page.locator('main').evaluate((main: HTMLElement) => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    return [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, td, th, dt, dd')]
      .filter((element) => element.checkVisibility() && element.innerText.trim())
      .filter((element) => luminance(getComputedStyle(element).color) > 0.6)
      .map((element) => element.innerText);
  });

test('every page prints dark on white, begins with its heading and has no navigation, buttons or forms', async () => {
  const page = await app.open('/'); // only to create the page: the loop visits every page
  await page.emulateMedia({ media: 'print' });
  for (const path of publicPages.filter((pagePath) => !pagePath.includes('/admin'))) {
    await page.goto(app.url() + path);
    await page.waitForFunction(() => matchMedia('print').matches);
    const visible = page.locator('body > header, nav, button, form, [href="#main"]').filter({ visible: true });
    expect([path, await visible.count()]).toEqual([path, 0]);
    expect([path, await findPaleTexts(page)]).toEqual([path, []]);
    const heading = await page.locator('h1').first().boundingBox();
    expect([path, heading && heading.y < 200]).toEqual([path, true]);
  }
});
