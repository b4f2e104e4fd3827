import { array, object, string } from 'yup';
import { fetchText, jsonOf, type Patience } from './fetch-text.ts';
import { sorted, SourceError, type MarketSource, type Reading } from './source.ts';

/** Our series by the id under which the Federal Reserve Bank of St. Louis publishes it, in the same unit. */
const published = { DCOILBRENTEU: 'BRENT', DCOILWTICO: 'WTI', DHHNGSP: 'HENRY_HUB', SP500: 'US500' };

const observations = object({
  observations: array(object({ date: string().required(), value: string().required() })).required(),
});

/** Daily series of FRED. A day without a value has a full stop there. */
export function fredSource(url: string, key: string, patience: Patience): MarketSource {
  return {
    name: 'FRED',
    async read() {
      const readings = await Promise.allSettled(
        Object.entries(published).map(([id, symbol]) => readSeries(url, key, id, symbol, patience)),
      );
      const failures = readings.flatMap((reading) =>
        reading.status === 'rejected' ? [sourceError(reading.reason)] : [],
      );
      if (failures.length === readings.length) throw failures[0]!;
      const good = readings.flatMap((reading) => (reading.status === 'fulfilled' ? [reading.value] : []));
      return {
        ticks: good.flatMap(({ ticks }) => ticks),
        refused: [...good.flatMap(({ refused }) => refused), ...failures.flatMap(({ faults }) => faults)],
      };
    },
  };
}

/** @throws what is a bug of ours */
function sourceError(reason: unknown): SourceError {
  if (reason instanceof SourceError) return reason;
  throw reason;
}

async function readSeries(url: string, key: string, id: string, symbol: string, patience: Patience): Promise<Reading> {
  const address = new URL(`${url.replace(/\/$/, '')}/series/observations`);
  address.search = new URLSearchParams({
    series_id: id,
    api_key: key,
    file_type: 'json',
    sort_order: 'desc',
    limit: '5',
  }).toString();
  const answer = await fetchText(address.href, undefined, patience);
  const body = jsonOf(answer?.text ?? '');
  if (!observations.isValidSync(body, { strict: true })) throw new SourceError({ code: 'unknown-shape', symbol });
  const { observations: days } = observations.cast(body);
  const latest = days.find(({ value }) => value !== '.');
  if (!latest) return { ticks: [], refused: [{ symbol, code: 'no-value' }] };
  const at = new Date(latest.date);
  if (Number.isNaN(at.getTime())) throw new SourceError({ code: 'wrong-date', detail: latest.date, symbol });
  return sorted([{ symbol, value: Number(latest.value), at }], 'FRED');
}
