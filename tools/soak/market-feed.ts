import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Values that the feed publishes at a tick; the soak test expects exactly these in the history. */
export interface FeedValues {
  TRY: number;
  REBAR: number;
  BRENT: number;
}

export interface MarketFeed {
  url: string;
  /** Publishes and returns the values of a tick. */
  publish(tick: number, at: Date): FeedValues;
  /** Returns how many connections were cut in the middle of an answer. */
  countCuts(): number;
  close(): void;
}

/** Starts an HTTP server with exchange rates, a price sheet and FRED. For each of the three it cuts the first connection of every third tick. */
export async function startMarketFeed(): Promise<MarketFeed> {
  let tick = 0;
  let at = new Date();
  let values: FeedValues = { TRY: 42, REBAR: 600, BRENT: 80 };
  let cuts = 0;
  const requestedSources = new Set<string>();

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://feed');
    const series = searchParams.get('series_id');
    const source = series ? 'fred' : pathname.includes('sheet') ? 'sheet' : 'rates';
    const body = answers[source](series);
    const isFirstRequest = !requestedSources.has(source);
    requestedSources.add(source);
    if (!isFirstRequest || tick % 3 !== 0) return void response.end(body);
    cuts++;
    sendHalf(response, body);
  });
  const answers = {
    rates: () =>
      JSON.stringify({
        result: 'success',
        base_code: 'USD',
        time_last_update_unix: at.getTime() / 1000,
        rates: { USD: 1, TRY: values.TRY },
      }),
    sheet: () => `symbol,price,currency,date\nREBAR,${values.REBAR},USD,${at.toISOString()}\n`,
    fred: (series: string | null) =>
      JSON.stringify({
        observations: [{ date: at.toISOString(), value: series === 'DCOILBRENTEU' ? String(values.BRENT) : '.' }],
      }),
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish(nextTick, nextAt) {
      tick = nextTick;
      at = nextAt;
      requestedSources.clear();
      // No value repeats the previous one, and none changes enough to be rejected as a jump.
      values = { TRY: 42 + (tick % 97) / 100, REBAR: 600 + (tick % 89) / 2, BRENT: 80 + (tick % 83) / 10 };
      return values;
    },
    countCuts: () => cuts,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Sends half of the body and closes the connection. */
function sendHalf(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-length': Buffer.byteLength(body) });
  response.write(body.slice(0, body.length / 2));
  setTimeout(() => response.destroy(), 5);
}
