import type { Page } from 'playwright-core';
import { localePath, type Locale } from '../../common/locales.ts';
import { pageAliases } from '../../common/pages.ts';
import { headFaults } from './head.ts';
import { brokenLinks } from './links.ts';
import { shiftOf, watchShifts } from './shifts.ts';
import { smallTargets } from './targets.ts';
import { violationsOn } from './violations.ts';
import { foreignWords } from './wording.ts';
import { alive, sharedOrigin, type sharedProduct } from '../product.ts';

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
    ...headFaults(html, locale, pageAliases.includes(place) ? '/kalite-sertifikalar' : place, sharedOrigin()),
    ...(await brokenLinks(html, page.url(), sharedOrigin())),
    ...foreignWords[locale](html).map((word) => `says ${word}`),
    ...(shift > largestShift ? [`shifts by ${shift.toFixed(3)}`] : []),
    ...(wide > 0 ? [`is ${wide} px wider than a phone`] : []),
    ...targets.map((target) => `has a target too small: ${target}`),
    ...(await violationsOn(page)),
  ];
}

/**
 * Visits pages of one language in the shared product, as a visitor with a phone.
 * @returns each fault with the pages that have it: head, words, links, targets, layout shift, and what axe finds
 */
export async function faultsOnPages(
  product: ReturnType<typeof sharedProduct>,
  locale: Locale,
  places: readonly string[],
): Promise<string[]> {
  const page = await product.open(localePath(locale, '/nothing-here'), { viewport: phone });
  const found = new Map<string, string[]>((await violationsOn(page)).map((fault) => [fault, ['/nothing-here']]));
  await watchShifts(page);
  const titles = new Map<string, string>();
  for (const place of places) {
    const faults = await faultsOn(page, locale, place);
    const title = await page.title();
    const same = titles.get(title);
    if (same && !pageAliases.includes(place)) faults.push(`has the title of ${same}`);
    titles.set(title, place);
    for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), place]);
  }
  return [...found].map(([fault, where]) => `${fault} (${where.slice(0, 3).join(', ')})`);
}
