import { XMLParser } from 'fast-xml-parser';
import { array, mixed, number, object, string } from 'yup';
import { DAY_MS } from '../../../../common/durations.ts';
import { marketSeries } from '../../../../common/market/series.ts';
import { fetchText, parseJson, type RetryPolicy } from './fetch-text.ts';
import { SourceError, type Fault } from './fault.ts';
import { separateInvalid, type MarketSource } from './source.ts';

/** Series of exchange rates, in units of a currency for one dollar. */
const currencySeries = marketSeries.filter(({ category }) => category === 'currency');

interface Rates {
  base: string;
  at: Date;
  rates: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rateMap = () => mixed(isRecord).required();
const erApiSchema = object({
  result: string().oneOf(['success']).required(),
  base_code: string().length(3).required(),
  time_last_update_unix: number().integer().positive().required(),
  rates: rateMap(),
});
const frankfurterSchema = object({
  base: string().length(3).required(),
  date: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
  rates: rateMap(),
});
const ecbSchema = object({
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
 * Creates a source of daily exchange rates. It accepts the formats of open.er-api.com version 6, Frankfurter and the
 * daily XML of the European Central Bank. The URLs are tried in order until one returns rates.
 * @param urls contain `{base}` as a placeholder for the base currency
 */
export function createExchangeRateSource(urls: readonly string[], retryPolicy: RetryPolicy): MarketSource {
  return {
    name: 'exchange rates',
    async read(etag, now) {
      const faults: Fault[] = [];
      for (const [index, url] of urls.entries()) {
        try {
          // The stored etag belongs to the first URL and is not sent to the others.
          const answer = await fetchText(url.replaceAll('{base}', 'USD'), index === 0 ? etag : undefined, retryPolicy);
          if (!answer) return undefined;
          const { ticks, refused } = toTicks(parseRates(answer.text), getPublisher(url), now);
          if (ticks.length > 0) return { ticks, refused, etag: index === 0 ? answer.etag : undefined };
          faults.push({ code: 'no-rates', publisher: getPublisher(url) });
        } catch (error) {
          if (!(error instanceof SourceError)) throw error;
          faults.push(...error.faults.map((fault) => ({ ...fault, publisher: getPublisher(url) })));
        }
      }
      throw new SourceError(...faults);
    },
  };
}

const getPublisher = (url: string): string => new URL(url).hostname.replace(/^(www|api)\./, '');

/** @throws SourceError when the text has none of the three formats */
function parseRates(text: string): Rates {
  return text.trimStart().startsWith('<') ? parseEcbRates(text) : parseJsonRates(parseJson(text));
}

function parseJsonRates(answer: unknown): Rates {
  if (erApiSchema.isValidSync(answer, { strict: true })) {
    const { base_code: base, time_last_update_unix: seconds, rates } = answer;
    return { base, at: new Date(seconds * 1000), rates };
  }
  if (frankfurterSchema.isValidSync(answer, { strict: true })) {
    const { base, date, rates } = answer;
    return { base, at: new Date(date), rates };
  }
  throw new SourceError({ code: 'unknown-shape' });
}

function parseEcbRates(text: string): Rates {
  // The feed of the European Central Bank has no entities; those of an attacker could expand to gigabytes or name files.
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseAttributeValue: false,
    processEntities: false,
  });
  let answer: unknown;
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- without validation a truncated document would yield a part of its rates
    answer = parser.parse(text, true);
  } catch {
    throw new SourceError({ code: 'no-xml' });
  }
  if (!ecbSchema.isValidSync(answer)) throw new SourceError({ code: 'unknown-shape' });
  const { time, Cube: cubes } = ecbSchema.cast(answer)['gesmes:Envelope'].Cube.Cube;
  const rates = Object.fromEntries(cubes.map(({ currency, rate }) => [currency, Number(rate)]));
  return { base: 'EUR', at: new Date(time), rates: { ...rates, EUR: 1 } };
}

/** Converts the rates to ticks; rates with another base are converted to the dollar. */
function toTicks({ base, at, rates }: Rates, source: string, now: Date) {
  if (at.getTime() > now.getTime() + DAY_MS) throw new SourceError({ code: 'future' });
  const dollar = base === 'USD' ? 1 : rates.USD;
  if (typeof dollar !== 'number' || !(dollar > 0)) throw new SourceError({ code: 'no-dollar' });
  const found = currencySeries
    .filter(({ currency }) => currency in rates)
    .map(({ symbol, currency }) => {
      const rate = rates[currency];
      return { symbol, value: typeof rate === 'number' ? Number((rate / dollar).toPrecision(9)) : rate, at };
    });
  return separateInvalid(found, source);
}
