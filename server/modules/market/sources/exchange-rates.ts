import { XMLParser } from 'fast-xml-parser';
import { array, lazy, mixed, number, object, string } from 'yup';
import { marketSeries } from '../../../../common/market/series.ts';
import { fetchText, jsonOf, type Patience } from './fetch-text.ts';
import { SourceError, type Fault } from './fault.ts';
import { sorted, type MarketSource } from './source.ts';

/** The currencies of our series, in units for one dollar. */
const listed = marketSeries.filter(({ category }) => category === 'currency');

interface Rates {
  base: string;
  at: Date;
  rates: Record<string, unknown>;
}

const rateMap = () =>
  lazy((value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? mixed<Record<string, unknown>>().required()
      : mixed<never>().oneOf([]),
  );
const erApi = object({
  result: string().oneOf(['success']).required(),
  base_code: string().length(3).required(),
  time_last_update_unix: number().integer().positive().required(),
  rates: rateMap(),
});
const frankfurter = object({
  base: string().length(3).required(),
  date: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
  rates: rateMap(),
});
const ecb = object({
  'gesmes:Envelope': object({
    Cube: object({
      Cube: object({
        time: string()
          .matches(/^\d{4}-\d{2}-\d{2}$/)
          .required(),
        Cube: array(object({ currency: string().length(3).required(), rate: mixed().required() })).required(),
      }).required(),
    }).required(),
  }).required(),
});

/**
 * Rates of the day by GET, in the shape of open.er-api.com's version 6, Frankfurter's or the European Central Bank's daily XML: whichever
 * an address answers with. The addresses are asked in their order until one gives rates.
 * @param urls with `{base}` where the base currency goes
 */
export function exchangeRateSource(urls: readonly string[], patience: Patience): MarketSource {
  return {
    name: 'exchange rates',
    async read(etag, now) {
      const faults: Fault[] = [];
      for (const [place, url] of urls.entries()) {
        try {
          // Only the first has been asked before, as a rule: an etag of one source means nothing to another.
          const answer = await fetchText(url.replaceAll('{base}', 'USD'), place === 0 ? etag : undefined, patience);
          if (!answer) return undefined;
          const { ticks, refused } = ticksOf(ratesOf(answer.text), publisherOf(url), now);
          if (ticks.length > 0) return { ticks, refused, etag: place === 0 ? answer.etag : undefined };
          faults.push({ code: 'no-rates', publisher: publisherOf(url) });
        } catch (error) {
          if (!(error instanceof SourceError)) throw error;
          faults.push(...error.faults.map((fault) => ({ ...fault, publisher: publisherOf(url) })));
        }
      }
      throw new SourceError(...faults);
    },
  };
}

const publisherOf = (url: string): string => new URL(url).hostname.replace(/^(www|api)\./, '');

/** @throws SourceError for a text in none of the three shapes */
export function ratesOf(text: string): Rates {
  return text.trimStart().startsWith('<') ? ecbRates(text) : jsonRates(jsonOf(text));
}

function jsonRates(answer: unknown): Rates {
  if (erApi.isValidSync(answer, { strict: true })) {
    const { base_code: base, time_last_update_unix: seconds, rates } = answer as never as ErApi;
    return { base, at: new Date(seconds * 1000), rates };
  }
  if (frankfurter.isValidSync(answer, { strict: true })) {
    const { base, date, rates } = answer as never as { base: string; date: string; rates: Rates['rates'] };
    return { base, at: new Date(date), rates };
  }
  throw new SourceError({ code: 'unknown-shape' });
}

interface ErApi {
  base_code: string;
  time_last_update_unix: number;
  rates: Rates['rates'];
}

function ecbRates(text: string): Rates {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseAttributeValue: false });
  let answer: unknown;
  try {
    answer = parser.parse(text, true);
  } catch {
    throw new SourceError({ code: 'no-xml' });
  }
  if (!ecb.isValidSync(answer)) throw new SourceError({ code: 'unknown-shape' });
  const { time, Cube: cubes } = ecb.cast(answer)['gesmes:Envelope'].Cube.Cube;
  const rates = Object.fromEntries(cubes.map(({ currency, rate }) => [currency, Number(rate)]));
  return { base: 'EUR', at: new Date(time), rates: { ...rates, EUR: 1 } };
}

/** Crossed to the dollar where the base is another. */
function ticksOf({ base, at, rates }: Rates, source: string, now: Date) {
  if (at.getTime() > now.getTime() + 86_400_000) throw new SourceError({ code: 'future' });
  const dollar = base === 'USD' ? 1 : rates.USD;
  if (typeof dollar !== 'number' || !(dollar > 0)) throw new SourceError({ code: 'no-dollar' });
  const found = listed
    .filter(({ currency }) => currency in rates)
    .map(({ symbol, currency }) => {
      const rate = rates[currency];
      return { symbol, value: typeof rate === 'number' ? Number((rate / dollar).toPrecision(9)) : rate, at };
    });
  return sorted(found, source);
}
