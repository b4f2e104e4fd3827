import { createPublicClient } from '../../graphql/client.ts';
import { MarketDocument, MarketHistoryDocument, RatesDocument } from '../../graphql/generated.ts';
import type { Market, MarketLimits } from './market.ts';

let client: ReturnType<typeof createPublicClient> | undefined;

/**
 * Fetches the current market values. Import this module dynamically, because it includes Apollo Client.
 * @throws network and GraphQL errors
 */
export async function fetchMarket(limits: MarketLimits): Promise<Market> {
  client ??= createPublicClient();
  const { data } = await client.query({ query: MarketDocument, variables: limits, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The market query returned no data');
  return data;
}

/**
 * Fetches exchange rates as units of each currency for one US dollar, with source and time of publication.
 * @throws network and GraphQL errors
 */
export async function fetchRates() {
  client ??= createPublicClient();
  const { data } = await client.query({ query: RatesDocument, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The query of exchange rates returned no data');
  return data.market;
}

/**
 * Fetches the values of a series in the last `days` days, oldest first.
 * @throws network and GraphQL errors
 */
export async function fetchHistory(symbol: string, days: number): Promise<{ at: string; value: number }[]> {
  client ??= createPublicClient();
  const { data } = await client.query({
    query: MarketHistoryDocument,
    variables: { symbol, days },
    fetchPolicy: 'no-cache',
  });
  return data?.marketQuote?.history ?? [];
}
