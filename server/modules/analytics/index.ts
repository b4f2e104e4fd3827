/** Public API of the analytics module. */
export { analyticsRoutes } from './analytics.routes.ts';
export { type AnalyticsContext, ConversionAnalyticsResolver } from './conversion-analytics.resolver.ts';
export { DashboardResolver } from './dashboard.resolver.ts';
