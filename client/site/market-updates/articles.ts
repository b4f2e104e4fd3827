import {
  calculateExpectedPrice,
  exporters,
  importers,
  weeklyPrices,
  type Range,
  type ReportCountry,
  type ReportProduct,
} from './reports.ts';
import type { MediumName } from '../../ui/media.ts';

/** A number or a range of numbers. */
export type ReportCell = number | Range;

interface ReportRow {
  /** Message id. */
  name: string;
  /** The charts draw the first value. */
  cells: [value: number, ...rest: ReportCell[]];
  /** The chart highlights the row that the text discusses. */
  isHighlighted?: boolean;
}

interface ReportTableTexts {
  /** Message id. */
  caption: string;
  /** Message ids of the column headers; the first column has the row names. */
  columns: [names: string, ...rest: string[]];
  /** Message id of the source note. */
  source: string;
}

export interface BarTable extends ReportTableTexts {
  chart: 'bars';
  rows: ReportRow[];
}

/** Prices with support and resistance, or with the expected prices. */
export interface PriceRangeTable extends ReportTableTexts {
  chart: 'price-ranges';
  rows: (ReportRow & { range: Range })[];
}

/** A table and its chart. */
export type ReportTable = BarTable | PriceRangeTable;

export interface ArticleSection {
  /** Also the anchor. Message ids: `<article>.<id>` is the heading, `<article>.<id>.<number>` are the paragraphs. */
  id: string;
  /** Number of paragraphs. */
  paragraphs: number;
  /** Number of list points after the paragraphs. Message ids: `<article>.<id>.point.<number>`. */
  points?: number;
  /** Shown after the list. */
  table?: ReportTable;
}

/**
 * Structure of a report, used by its page and its PDF. The messages are in the file of its id: `.title` and `.description` for the head,
 * `.headline` and `.lead` above the text. `reportValues` are their values.
 */
export interface Article {
  id: 'market-analysis' | 'global-trade-report' | 'price-updates';
  /** Path of the Turkish page. */
  path: string;
  picture: MediumName;
  /** Key of the report's date in `reportValues`. */
  dateKey: 'month' | 'week';
  /** Ids of the key figures. Message ids: `<article>.key.<id>` is the figure, `<article>.key.<id>.text` its description. */
  keys: string[];
  sections: ArticleSection[];
}

const getProductMessageId = (id: ReportProduct) => `market-updates.product.${id}`;
const getCountryMessageId = (id: ReportCountry) => `market-updates.country.${id}`;

const createTradeTable = (
  rows: readonly { country: ReportCountry; millionTons: number }[],
  section: string,
): BarTable => ({
  caption: `global-trade-report.${section}.table`,
  columns: ['market-updates.column.country', 'market-updates.column.tons'],
  source: 'global-trade-report.source',
  rows: rows.map((row) => ({
    name: getCountryMessageId(row.country),
    cells: [row.millionTons],
    isHighlighted: row.country === 'turkiye',
  })),
  chart: 'bars',
});

export const marketAnalysis: Article = {
  id: 'market-analysis',
  path: '/market-analysis',
  picture: 'hero-mill-exterior',
  dateKey: 'month',
  keys: ['rise', 'spread', 'demand'],
  sections: [
    { id: 'demand', paragraphs: 2 },
    { id: 'supply', paragraphs: 2 },
    {
      id: 'outlook',
      paragraphs: 2,
      table: {
        caption: 'market-analysis.outlook.table',
        columns: [
          'market-updates.column.product',
          'market-updates.column.price',
          'market-analysis.outlook.table.expected',
        ],
        source: 'market-analysis.outlook.source',
        rows: weeklyPrices.map(({ product, price }) => ({
          name: getProductMessageId(product),
          cells: [price, calculateExpectedPrice(price)],
          range: calculateExpectedPrice(price),
          isHighlighted: product === 'rebar',
        })),
        chart: 'price-ranges',
      },
    },
    { id: 'risks', paragraphs: 1, points: 4 },
    { id: 'buying', paragraphs: 1, points: 3 },
  ],
};

export const globalTradeReport: Article = {
  id: 'global-trade-report',
  path: '/global-trade-report',
  picture: 'hero-port-dusk',
  dateKey: 'month',
  keys: ['exports', 'price', 'value'],
  sections: [
    { id: 'volume', paragraphs: 2 },
    { id: 'exporters', paragraphs: 2, table: createTradeTable(exporters, 'exporters') },
    { id: 'importers', paragraphs: 1, table: createTradeTable(importers, 'importers') },
    { id: 'rules', paragraphs: 1, points: 3 },
    { id: 'mediterranean', paragraphs: 2 },
  ],
};

export const priceUpdates: Article = {
  id: 'price-updates',
  path: '/price-updates',
  picture: 'product-slab',
  dateKey: 'week',
  keys: ['scrap', 'slab', 'rebar', 'hot-rolled'],
  sections: [
    { id: 'week', paragraphs: 2 },
    {
      id: 'levels',
      paragraphs: 1,
      table: {
        caption: 'price-updates.levels.table',
        columns: [
          'market-updates.column.product',
          'market-updates.column.price',
          'market-updates.column.support',
          'market-updates.column.resistance',
        ],
        source: 'price-updates.source',
        rows: weeklyPrices.map(({ product, price, support, resistance }) => ({
          name: getProductMessageId(product),
          cells: [price, support, resistance],
          range: { min: support, max: resistance },
          isHighlighted: product === 'rebar',
        })),
        chart: 'price-ranges',
      },
    },
    { id: 'scrap', paragraphs: 1 },
    { id: 'slab', paragraphs: 1 },
    { id: 'rebar', paragraphs: 1 },
    { id: 'hot-rolled', paragraphs: 1 },
    { id: 'reading', paragraphs: 1, points: 3 },
  ],
};

/** All reports in display order. */
export const articles: Article[] = [marketAnalysis, globalTradeReport, priceUpdates];
