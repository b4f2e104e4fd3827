import type { Page } from 'playwright-core';
import { localePath, locales, type Locale } from '../common/locales.ts';
import { pageAliases, publicPages } from '../common/pages.ts';
import { headFaults } from './pages/head.ts';
import { brokenLinks } from './pages/links.ts';
import { shiftOf, watchShifts } from './pages/shifts.ts';
import { smallTargets } from './pages/targets.ts';
import { violationsOn } from './pages/violations.ts';
import { foreignWords } from './pages/wording.ts';
import { alive, sharedOrigin, sharedProduct } from './product.ts';

const product = sharedProduct();
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
/** A fifth of what counts as good. */
const largestShift = 0.02;

/** Opens a page as a visitor does, and says what is wrong with it; what its console says fails the test by itself. */
async function faultsOn(page: Page, locale: Locale, place: string): Promise<string[]> {
  await page.setViewportSize(phone);
  const response = await page.goto(localePath(locale, place));
  const html = (await response?.text()) ?? '';
  const shift = await shiftOf(page);
  await alive(page); // a page that the browser draws otherwise than the build did complains now
  const targets = await smallTargets(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.setViewportSize(desktop);
  return [
    ...(response?.status() === 200 ? [] : [`answers ${response?.status()}`]),
    ...(response?.headers()['content-security-policy']?.includes('unsafe') === false ? [] : ['has no strict policy']),
    ...headFaults(html, locale, pageAliases.includes(place) ? '/kalite-sertifikalar' : place, sharedOrigin),
    ...(await brokenLinks(html, page.url(), sharedOrigin)),
    ...foreignWords[locale](html).map((word) => `says ${word}`),
    ...(shift > largestShift ? [`shifts by ${shift.toFixed(3)}`] : []),
    ...(wide > 0 ? [`is ${wide} px wider than a phone`] : []),
    ...targets.map((target) => `has a target too small: ${target}`),
    ...(await violationsOn(page)),
  ];
}

test.each(locales)(
  'every page in %s is whole: head, words, links, targets, and nothing that axe finds',
  async (locale) => {
    const page = await product.open(localePath(locale, '/nothing-here'), { viewport: phone });
    expect(await violationsOn(page)).toEqual([]);
    await watchShifts(page);
    const found = new Map<string, string[]>();
    const titles = new Set<string>();
    for (const place of [...publicPages, ...pageAliases]) {
      for (const fault of await faultsOn(page, locale, place)) found.set(fault, [...(found.get(fault) ?? []), place]);
      titles.add(await page.title());
    }
    expect([...found].map(([fault, places]) => `${fault} (${places.slice(0, 3).join(', ')})`)).toEqual([]);
    expect(titles.size).toBe(publicPages.length);
  },
  8_000 * publicPages.length,
);
