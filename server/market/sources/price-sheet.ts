import { parse } from 'csv-parse/sync';
import { marketSeries } from '../../../common/market/series.ts';
import { fetchText, type Patience } from './fetch-text.ts';
import { slotOf, sorted, SourceError, type MarketSource, type Reading, type Refusal } from './source.ts';

/** Under which the company's own prices are shown. */
export const priceSheetSource = 'price sheet';

const series = new Map(marketSeries.map((one) => [one.symbol, one]));

/** The company's own prices, at an http, https or file address. */
export const priceSheet = (url: string, patience: Patience): MarketSource => ({
  name: priceSheetSource,
  async read(etag, now) {
    const answer = await fetchText(url, etag, patience);
    return answer && { ...readPriceSheet(answer.text, now), etag: answer.etag };
  },
});

/**
 * Prices in CSV with a heading line, or a JSON list of objects: `symbol`, `price`, and where wanted `currency` and `date` (ISO 8601).
 * Decimals are written with a point.
 * @throws SourceError for a text that is neither, or names no price
 */
export function readPriceSheet(text: string, now: Date): Pick<Reading, 'ticks' | 'refused'> {
  const refused: Refusal[] = [];
  const found: { symbol: string; value: unknown; at: Date }[] = [];
  for (const row of rowsOf(text)) {
    const symbol = String(row.symbol ?? '').trim();
    const known = series.get(symbol);
    const at = row.date ? new Date(row.date) : slotOf(now);
    if (!known) refused.push({ symbol, reason: 'no such series' });
    else if (row.currency && row.currency !== known.currency)
      refused.push({ symbol, reason: `the series is in ${known.currency}, not in ${row.currency}` });
    else if (Number.isNaN(at.getTime()) || at > now)
      refused.push({ symbol, reason: `${row.date} is no day until now` });
    else found.push({ symbol, value: typeof row.price === 'string' ? numberOf(row.price) : row.price, at });
  }
  const { ticks, refused: noPrices } = sorted(found, priceSheetSource);
  return { ticks, refused: [...refused, ...noPrices] };
}

/** What is no plain number stays the text that it is, for the reason. */
const numberOf = (text: string): unknown => (/^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : text);

/** As somebody wrote it: of any type. */
type Row = Partial<Record<'symbol' | 'price' | 'currency' | 'date', string | number>>;

function rowsOf(text: string): Row[] {
  try {
    const rows = /^\s*\[/.test(text)
      ? (JSON.parse(text) as Row[])
      : parse<Row>(text, { columns: true, bom: true, trim: true, skip_empty_lines: true });
    if (rows.length > 0 && rows.every((row) => row && typeof row === 'object' && 'symbol' in row && 'price' in row))
      return rows;
  } catch {
    // Said below: what a parser dislikes is of no use to a person with a spreadsheet.
  }
  throw new SourceError('it has no lines with symbol and price');
}
