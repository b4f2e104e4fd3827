import type { DataSource } from 'typeorm';
import { enumName } from '../../../common/enums.ts';
import { locales, localePath } from '../../../common/locales.ts';
import type { MarketQuoteData } from '../../../common/market/market-quote-data.ts';
import type { RevalidatedPages } from '../../platform/http/revalidated-pages.ts';
import type { MarketFeed } from './market.feed.ts';
import { listMarketQuotes } from './market.service.ts';
import type { MarketQuote } from './market.type.ts';

const pages = ['/', '/price-lists', '/trade-intermediary'];

/** The pages that show market values. They are rendered again when a value changes or a series is hidden. */
export const marketPages = (db: DataSource, feed: MarketFeed): RevalidatedPages => ({
  paths: locales.flatMap((locale) => pages.map((page) => localePath(locale, page))),
  context: async () => ({ market: (await listMarketQuotes(db, {})).map(toQuoteData) }),
  onChange: (listener) => feed.on('updated', listener).on('gap', listener),
});

function toQuoteData({
  id: _id,
  name: _name,
  published: _published,
  indicative: _indicative,
  enteredBy: _enteredBy,
  ...quote
}: MarketQuote): MarketQuoteData {
  return {
    ...quote,
    kind: enumName(quote.kind),
    category: enumName(quote.category),
    region: quote.region && enumName(quote.region),
    trend: enumName(quote.trend),
    weeklyTrend: quote.weeklyTrend && enumName(quote.weeklyTrend),
    lastUpdate: quote.lastUpdate.toISOString(),
  };
}
