import type { DataSource } from 'typeorm';
import { locales, localePath } from '../../../common/locales.ts';
import type { StatedValue } from '../../../common/market/stated-value.ts';
import type { LivingPages } from '../../platform/http/living-pages.ts';
import type { MarketFeed } from './market.feed.ts';
import { marketQuotes } from './market.service.ts';
import type { MarketQuote } from './market.type.ts';

const pages = ['/', '/price-lists', '/trade-intermediary'];
const upper = <Name extends string>(name: Name) => name.toUpperCase() as Uppercase<Name>;

/** The pages that state market values. A series that is hidden is on none of them from then on. */
export const marketPages = (db: DataSource, feed: MarketFeed): LivingPages => ({
  paths: locales.flatMap((locale) => pages.map((page) => localePath(locale, page))),
  context: async () => ({ market: (await marketQuotes(db, {})).map(stated) }),
  onChange: (changed) => feed.on('updated', changed).on('gap', changed),
});

function stated({ id: _id, name: _name, published: _published, ...quote }: MarketQuote): StatedValue {
  return {
    ...quote,
    category: upper(quote.category),
    region: quote.region && upper(quote.region),
    trend: upper(quote.trend),
    weeklyTrend: upper(quote.weeklyTrend),
    lastUpdate: quote.lastUpdate.toISOString(),
  };
}
