import { array, object, string } from 'yup';
import { fetchText, parseJson, type RetryPolicy } from './fetch-text.ts';
import { separateInvalid, SourceError, type MarketSource, type Reading } from './source.ts';

/** Symbols of our series by the FRED series id (Federal Reserve Bank of St. Louis) of the same unit. */
const symbolsByFredId = { DCOILBRENTEU: 'BRENT', DCOILWTICO: 'WTI', DHHNGSP: 'HENRY_HUB', SP500: 'US500' };

const observations = object({
  observations: array(object({ date: string().required(), value: string().required() })).required(),
});

/** Creates the source of daily FRED series. FRED writes a full stop for a day without a value. */
export function createFredSource(url: string, key: string, retryPolicy: RetryPolicy): MarketSource {
  return {
    name: 'FRED',
    async read() {
      const readings = await Promise.allSettled(
        Object.entries(symbolsByFredId).map(([id, symbol]) => readSeries(url, key, id, symbol, retryPolicy)),
      );
      const failures = readings.flatMap((reading) =>
        reading.status === 'rejected' ? [asSourceError(reading.reason)] : [],
      );
      if (failures.length === readings.length) throw failures[0]!;
      const succeeded = readings.flatMap((reading) => (reading.status === 'fulfilled' ? [reading.value] : []));
      return {
        ticks: succeeded.flatMap(({ ticks }) => ticks),
        refused: [...succeeded.flatMap(({ refused }) => refused), ...failures.flatMap(({ faults }) => faults)],
      };
    },
  };
}

/** @throws any other error unchanged, because it is a bug */
function asSourceError(reason: unknown): SourceError {
  if (reason instanceof SourceError) return reason;
  throw reason;
}

async function readSeries(
  url: string,
  key: string,
  id: string,
  symbol: string,
  retryPolicy: RetryPolicy,
): Promise<Reading> {
  const address = new URL(`${url.replace(/\/$/, '')}/series/observations`);
  address.search = new URLSearchParams({
    series_id: id,
    api_key: key,
    file_type: 'json',
    sort_order: 'desc',
    limit: '5',
  }).toString();
  const answer = await fetchText(address.href, undefined, retryPolicy);
  const body = parseJson(answer?.text ?? '');
  if (!observations.isValidSync(body, { strict: true })) throw new SourceError({ code: 'unknown-shape', symbol });
  const { observations: days } = observations.cast(body);
  const latest = days.find(({ value }) => value !== '.');
  if (!latest) return { ticks: [], refused: [{ symbol, code: 'no-value' }] };
  const at = new Date(latest.date);
  if (Number.isNaN(at.getTime())) throw new SourceError({ code: 'wrong-date', detail: latest.date, symbol });
  return separateInvalid([{ symbol, value: Number(latest.value), at }], 'FRED');
}
