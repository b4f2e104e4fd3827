import { createPublicClient } from '../../graphql/client.ts';
import { MarketDocument, MarketHistoryDocument, RatesDocument } from '../../graphql/generated.ts';
import type { Market, MarketWish } from './market.ts';

let client: ReturnType<typeof createPublicClient> | undefined;

/**
 * What the server knows now. Import it only when a page asks: Apollo comes with it.
 * @throws what the network or the server says
 */
export async function askMarket(wish: MarketWish): Promise<Market> {
  client ??= createPublicClient();
  const { data } = await client.query({ query: MarketDocument, variables: wish, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('the market answered nothing');
  return data;
}

/**
 * Units of each currency for one US dollar, with when and by whom they were published.
 * @throws what the network or the server says
 */
export async function askRates() {
  client ??= createPublicClient();
  const { data } = await client.query({ query: RatesDocument, fetchPolicy: 'no-cache' });
  return data?.market ?? [];
}

/**
 * What a series stood at in the last days, oldest first.
 * @throws what the network or the server says
 */
export async function askHistory(symbol: string, days: number): Promise<{ at: string; value: number }[]> {
  client ??= createPublicClient();
  const { data } = await client.query({
    query: MarketHistoryDocument,
    variables: { symbol, days },
    fetchPolicy: 'no-cache',
  });
  return data?.marketQuote?.history ?? [];
}
