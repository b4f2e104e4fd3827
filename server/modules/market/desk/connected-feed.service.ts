import { isStorableText } from '../../../platform/database/rows.ts';
import type { EntityManager } from 'typeorm';
import type { FeedFormat } from '../../../../common/enums.ts';
import { badInput } from '../../../platform/graphql/errors.ts';
import { createExchangeRateSource } from '../sources/exchange-rates.ts';
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from '../sources/fetch-text.ts';
import { createPriceSheetSource } from '../sources/price-sheet.ts';
import { SourceError, type MarketSource } from '../sources/source.ts';

interface ConnectedFeed {
  url: string;
  format: FeedFormat;
}

/** Creates the source of a feed; its name is the address without the query, which may contain a key. */
function createFeedSource({ url, format }: ConnectedFeed, retryPolicy: RetryPolicy): MarketSource {
  const { host, pathname } = new URL(url);
  const source =
    format === 'rates' ? createExchangeRateSource([url], retryPolicy) : createPriceSheetSource(url, retryPolicy);
  return { ...source, name: `${host}${pathname}` };
}

/** Returns the sources of all feeds that were connected in the administration. */
export async function listConnectedSources(
  db: EntityManager,
  retryPolicy = DEFAULT_RETRY_POLICY,
): Promise<MarketSource[]> {
  const feeds = await db.query<ConnectedFeed[]>(
    'select url, format from market_sources where url is not null order by name',
  );
  return feeds.map((feed) => createFeedSource(feed, retryPolicy));
}

/**
 * Reads a feed once and stores it if it returns a usable value; jobs read it from then on. A feed with the same name is replaced.
 * @throws BAD_USER_INPUT when it cannot be read
 */
export async function connectFeed(tx: EntityManager, feed: ConnectedFeed): Promise<void> {
  const source = createFeedSource(feed, { ...DEFAULT_RETRY_POLICY, attempts: 1 });
  try {
    const reading = await source.read(undefined, new Date());
    if (!reading?.ticks.length) throw new SourceError({ code: 'no-lines' });
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const isReached = error.faults.every(({ code }) => !['unreachable', 'timeout', 'status'].includes(code));
    throw badInput({ url: isReached ? 'desk.feed.unreadable' : 'desk.feed.unreachable' }, error.message);
  }
  await tx.query(
    `insert into market_sources (name, url, format) values ($1, $2, $3)
     on conflict (name) do update set url = excluded.url, format = excluded.format, failures = 0, open_until = null, etag = null`,
    [source.name, feed.url, feed.format],
  );
}

/** Removes a connected feed; its values stay. @returns false when there is none with this name */
export async function disconnectFeed(tx: EntityManager, name: string): Promise<boolean> {
  if (!isStorableText(name)) return false;
  const removed = await tx.query<unknown[]>(
    'with removed as (delete from market_sources where name = $1 and url is not null returning 1) select from removed',
    [name],
  );
  return removed.length > 0;
}
