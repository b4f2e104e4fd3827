/** Public API of the rates module. */
export { findCrossRate } from './cross-rate.ts';
