import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the feed says at a tick; the soak looks for exactly this in the history. */
export interface Said {
  TRY: number;
  REBAR: number;
  BRENT: number;
}

export interface Feed {
  url: string;
  /** From here on it says this. */
  say(tick: number, at: Date): Said;
  /** Connections that it cut half-way through an answer. */
  cut(): number;
  close(): void;
}

/** Rates, a price sheet and FRED in one local server, which cuts the first connection of every third tick for each of them. */
export async function startFeed(): Promise<Feed> {
  let tick = 0;
  let at = new Date();
  let said: Said = { TRY: 42, REBAR: 600, BRENT: 80 };
  let cuts = 0;
  const asked = new Set<string>();

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://feed');
    const series = searchParams.get('series_id');
    const source = series ? 'fred' : pathname.includes('sheet') ? 'sheet' : 'rates';
    const body = answers[source](series);
    const first = !asked.has(source);
    asked.add(source);
    if (!first || tick % 3 !== 0) return void response.end(body);
    cuts++;
    cutHalfWay(response, body);
  });
  const answers = {
    rates: () =>
      JSON.stringify({
        result: 'success',
        base_code: 'USD',
        time_last_update_unix: at.getTime() / 1000,
        rates: { USD: 1, TRY: said.TRY },
      }),
    sheet: () => `symbol,price,currency,date\nREBAR,${said.REBAR},USD,${at.toISOString()}\n`,
    fred: (series: string | null) =>
      JSON.stringify({
        observations: [{ date: at.toISOString(), value: series === 'DCOILBRENTEU' ? String(said.BRENT) : '.' }],
      }),
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    say(nextTick, nextAt) {
      tick = nextTick;
      at = nextAt;
      asked.clear();
      // Never the same twice in a row, and never a jump.
      said = { TRY: 42 + (tick % 97) / 100, REBAR: 600 + (tick % 89) / 2, BRENT: 80 + (tick % 83) / 10 };
      return said;
    },
    cut: () => cuts,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function cutHalfWay(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-length': Buffer.byteLength(body) });
  response.write(body.slice(0, body.length / 2));
  setTimeout(() => response.destroy(), 5);
}
