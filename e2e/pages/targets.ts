import type { Page } from 'playwright-core';

/** In CSS pixels, either way; what a browser rounds may miss half of one. */
const least = 44 - 0.5;

/**
 * What a visitor aims at and that is smaller than 44 × 44 px. A link within a sentence is as high as its line (WCAG 2.5.5, "inline");
 * the label of a checkbox or of a radio button is part of it.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  const small = await measured(page);
  if (small.length === 0) return [];
  await page.waitForTimeout(500); // what was on its way in when it was measured has its size now
  return measured(page);
}

function measured(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const kinds = 'a[href], button, summary, input, select, textarea, [role=button], [role=slider]';
    return [...document.querySelectorAll<HTMLElement>(kinds)].filter(isSmall).map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.tagName} "${name.trim().slice(0, 40)}" of ${Math.round(width)} × ${Math.round(height)} px`;
    });

    function isSmall(element: HTMLElement): boolean {
      const area = element.closest('label') ?? element;
      const { width, height } = area.getBoundingClientRect();
      const isHidden = element.closest('[aria-hidden=true]') !== null; // clipped away, as the trap for programs is
      const isShown = !isHidden && width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      return isShown && (width < smallest || height < smallest) && !standsInText(element);
    }

    /** The element flows in a block that says more than it does. */
    function standsInText(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline' && element.tagName !== 'BUTTON') return false; // a button in a sentence is a block of its own
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      return (block?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    }
  }, least);
}
