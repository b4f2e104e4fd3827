import type { Page } from 'playwright-core';
import { localePath, type Locale } from '../../common/locales.ts';
import { pageAliases } from '../../common/pages.ts';
import { findHeadFaults } from './head.ts';
import { findBrokenLinks } from './links.ts';
import { readLayoutShift, observeLayoutShifts } from './layout-shift.ts';
import { findSmallTargets } from './targets.ts';
import { findAxeViolations } from './axe.ts';
import { findForeignWords } from './foreign-words.ts';
import { waitForHydration, getSharedOrigin, type sharedApp } from '../app.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
/** Maximum of the cumulative layout shift; Web Vitals rate up to 0.1 as good. */
const MAX_LAYOUT_SHIFT = 0.02;

/** Opens a page and returns its faults. Console errors fail the test separately. */
async function checkPage(page: Page, locale: Locale, pagePath: string): Promise<string[]> {
  await page.setViewportSize(phone);
  const response = await page.goto(localePath(locale, pagePath));
  const html = (await response?.text()) ?? '';
  let shift = await readLayoutShift(page);
  if (shift > MAX_LAYOUT_SHIFT) {
    // On a busy machine the page may have been painted before the window got the size of a phone.
    await page.reload();
    shift = await readLayoutShift(page);
  }
  await waitForHydration(page); // reports hydration errors
  const targets = await findSmallTargets(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.setViewportSize(desktop);
  return [
    ...(response?.status() === 200 ? [] : [`returns status ${response?.status()}`]),
    ...(response?.headers()['content-security-policy']?.includes('unsafe') === false
      ? []
      : ['has no strict content security policy']),
    ...findHeadFaults(
      html,
      locale,
      pageAliases.includes(pagePath) ? '/kalite-sertifikalar' : pagePath,
      getSharedOrigin(),
    ),
    ...(await findBrokenLinks(html, page.url(), getSharedOrigin())),
    ...findForeignWords[locale](html).map((word) => `contains the foreign word ${word}`),
    ...(shift > MAX_LAYOUT_SHIFT ? [`has a layout shift of ${shift.toFixed(3)}`] : []),
    ...(overflow > 0 ? [`is ${overflow} px wider than a phone`] : []),
    ...targets.map((target) => `has a too small target: ${target}`),
    ...(await findAxeViolations(page)),
  ];
}

/**
 * Checks pages in one language on a phone: head, wording, links, target sizes, layout shift and accessibility.
 * @returns each fault with up to three pages that have it
 */
export async function findPageFaults(
  app: ReturnType<typeof sharedApp>,
  locale: Locale,
  pagePaths: readonly string[],
): Promise<string[]> {
  const page = await app.open(localePath(locale, '/nothing-here'), { viewport: phone });
  const found = new Map<string, string[]>((await findAxeViolations(page)).map((fault) => [fault, ['/nothing-here']]));
  await observeLayoutShifts(page);
  const titles = new Map<string, string>();
  for (const pagePath of pagePaths) {
    const faults = await checkPage(page, locale, pagePath);
    const title = await page.title();
    const pageWithTitle = titles.get(title);
    if (pageWithTitle && !pageAliases.includes(pagePath)) faults.push(`has the same title as ${pageWithTitle}`);
    titles.set(title, pagePath);
    for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), pagePath]);
  }
  return [...found].map(([fault, where]) => `${fault} (${where.slice(0, 3).join(', ')})`);
}
