/** Public API of the market module. */
export { confirmPriceAlert } from './alerts/confirm-price-alert.ts';
export { PriceAlertResolver } from './alerts/price-alert.resolver.ts';
export { priceAlertRoutes } from './alerts/price-alert.routes.ts';
export { sendPriceAlert } from './alerts/send-price-alert.ts';
export { MarketDeskResolver } from './desk/desk.resolver.ts';
export { MarketChange } from './desk/market-change.entity.ts';
export { type MarketContext, MarketFeed } from './market.feed.ts';
export { marketPages } from './market.pages.ts';
export { prepareMarket } from './prepare-market.ts';
export { registerSources } from './market.refresh.ts';
export { MarketResolver } from './market.resolver.ts';
export { MarketSubscription } from './market.subscription.ts';
export { createMarketSources, createRefreshMarketJob } from './refresh-market.ts';
export { alertPersonalData } from './alerts/price-alert.personal-data.ts';
