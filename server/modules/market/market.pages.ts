import type { DataSource } from 'typeorm';
import { locales, localePath } from '../../../common/locales.ts';
import type { MarketQuoteData } from '../../../common/market/market-quote-data.ts';
import type { RevalidatedPages } from '../../platform/http/revalidated-pages.ts';
import type { MarketFeed } from './market.feed.ts';
import { listMarketQuotes } from './market.service.ts';
import type { MarketQuote } from './market.type.ts';

const pages = ['/', '/price-lists', '/trade-intermediary'];
const toUpperCase = <Name extends string>(name: Name) => name.toUpperCase() as Uppercase<Name>;

/** The pages that show market values. They are rendered again when a value changes or a series is hidden. */
export const marketPages = (db: DataSource, feed: MarketFeed): RevalidatedPages => ({
  paths: locales.flatMap((locale) => pages.map((page) => localePath(locale, page))),
  context: async () => ({ market: (await listMarketQuotes(db, {})).map(toStatedValue) }),
  onChange: (listener) => feed.on('updated', listener).on('gap', listener),
});

function toStatedValue({ id: _id, name: _name, published: _published, ...quote }: MarketQuote): MarketQuoteData {
  return {
    ...quote,
    category: toUpperCase(quote.category),
    region: quote.region && toUpperCase(quote.region),
    trend: toUpperCase(quote.trend),
    weeklyTrend: toUpperCase(quote.weeklyTrend),
    lastUpdate: quote.lastUpdate.toISOString(),
  };
}
