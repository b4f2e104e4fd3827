/** What other modules may import of rates. */
export { crossRate } from './cross-rate.ts';
