/** Public API of the rates module. */
export { findCrossRate } from './cross-rate.ts';
export { UsdRateResolver } from './usd-rate.resolver.ts';
export { findRateToUsd, type ManualRate, type StoredRate } from './rate-to-usd.ts';
