/**
 * Whether company, people, customers and certificates are fictional, as in this repository. The server removes the marked content
 * (demo-content.tsx) from the pages with DEMO_BRAND=off and sets an attribute of the root element; the browser then leaves it out too.
 */
export const isDemoBrand = (): boolean =>
  typeof document === 'undefined' || document.documentElement.dataset.demo !== 'off';
