import type { Page } from 'playwright-core';

/** Minimum width and height in CSS pixels, with a tolerance for rounding. */
const MIN_TARGET_PX = 44 - 0.5;

/**
 * Returns the interactive elements that are smaller than 44 × 44 px. Links within a sentence are exempt (WCAG 2.5.5, "inline"); the label of a
 * checkbox or radio button counts as a part of it.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  const small = await measureTargets(page);
  if (small.length === 0) return [];
  await page.waitForTimeout(500); // animated elements have their final size by then
  return measureTargets(page);
}

function measureTargets(page: Page): Promise<string[]> {
  return page.evaluate((minimum) => {
    const kinds = 'a[href], button, summary, input, select, textarea, [role=button], [role=slider]';
    return [...document.querySelectorAll<HTMLElement>(kinds)].filter(isSmall).map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.tagName} "${name.trim().slice(0, 40)}" of ${Math.round(width)} × ${Math.round(height)} px`;
    });

    function isSmall(element: HTMLElement): boolean {
      const area = element.closest('label') ?? element;
      const { width, height } = area.getBoundingClientRect();
      const isHidden = element.closest('[aria-hidden=true]') !== null; // clipped away, such as the honeypot field
      const isShown = !isHidden && width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      return isShown && (width < minimum || height < minimum) && !isInlineInText(element);
    }

    /** Whether the element is inline in a block that has more text than the element. */
    function isInlineInText(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline' && element.tagName !== 'BUTTON') return false; // only inline links, and buttons within text, are exempt
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      return (block?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    }
  }, MIN_TARGET_PX);
}
