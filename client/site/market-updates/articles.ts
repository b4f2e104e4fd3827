import {
  expected,
  exporters,
  importers,
  weeklyPrices,
  type Range,
  type ReportCountry,
  type ReportProduct,
} from './reports.ts';
import type { MediumName } from '../../ui/media.ts';

/** A number, or two with everything between them; Intl writes both. */
export type ReportCell = number | Range;

export interface ReportTable {
  /** Message ids: the caption, the heads of all columns (first that of the row names) and where the figures come from. */
  caption: string;
  columns: [names: string, ...rest: string[]];
  source: string;
  rows: {
    /** Message id. */
    name: string;
    cells: ReportCell[];
    /** The one that the text speaks of: a chart makes it stand out. */
    followed?: boolean;
  }[];
  /**
   * How it is drawn. `bars`: the first column as bars from zero. `levels`: the first column as a mark on a common scale, with
   * the range between the second and the third, or the range in the second.
   */
  chart: 'bars' | 'levels';
}

export interface ArticleSection {
  /** Also the anchor. Words: `<article>.<id>` is the heading, `<article>.<id>.1` and on are the paragraphs. */
  id: string;
  paragraphs: number;
  /** Of a list after the paragraphs. Words: `<article>.<id>.point.1` and on. */
  points?: number;
  /** After the list. */
  table?: ReportTable;
}

/**
 * A report without its words: the page and the PDF set it from here. Words: the catalogue of its id, with `.title` and
 * `.description` for its head, `.headline` and `.lead` over the text. Figures in them: `reportValues`.
 */
export interface Article {
  id: 'market-analysis' | 'global-trade-report' | 'price-updates';
  /** Turkish address. */
  path: string;
  picture: MediumName;
  /** What it is dated by: a name of `reportValues`. */
  dated: 'month' | 'week';
  /** What it comes down to, in figures. Words: `<article>.key.<id>` is the figure, `<article>.key.<id>.text` what it is. */
  keys: string[];
  sections: ArticleSection[];
}

const product = (id: ReportProduct) => `market-updates.product.${id}`;
const country = (id: ReportCountry) => `market-updates.country.${id}`;

const tons = (rows: readonly { country: ReportCountry; tons: number }[], of: string): ReportTable => ({
  caption: `global-trade-report.${of}.table`,
  columns: ['market-updates.column.country', 'market-updates.column.tons'],
  source: 'global-trade-report.source',
  rows: rows.map((row) => ({
    name: country(row.country),
    cells: [row.tons],
    followed: row.country === 'turkiye',
  })),
  chart: 'bars',
});

export const marketAnalysis: Article = {
  id: 'market-analysis',
  path: '/market-analysis',
  picture: 'hero-mill-exterior',
  dated: 'month',
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
        rows: weeklyPrices.map((row) => ({
          name: product(row.product),
          cells: [row.price, expected(row.price)],
          followed: row.product === 'rebar',
        })),
        chart: 'levels',
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
  dated: 'month',
  keys: ['exports', 'price', 'value'],
  sections: [
    { id: 'volume', paragraphs: 2 },
    { id: 'exporters', paragraphs: 2, table: tons(exporters, 'exporters') },
    { id: 'importers', paragraphs: 1, table: tons(importers, 'importers') },
    { id: 'rules', paragraphs: 1, points: 3 },
    { id: 'mediterranean', paragraphs: 2 },
  ],
};

export const priceUpdates: Article = {
  id: 'price-updates',
  path: '/price-updates',
  picture: 'product-slab',
  dated: 'week',
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
        rows: weeklyPrices.map((row) => ({
          name: product(row.product),
          cells: [row.price, row.support, row.resistance],
          followed: row.product === 'rebar',
        })),
        chart: 'levels',
      },
    },
    { id: 'scrap', paragraphs: 1 },
    { id: 'slab', paragraphs: 1 },
    { id: 'rebar', paragraphs: 1 },
    { id: 'hot-rolled', paragraphs: 1 },
    { id: 'reading', paragraphs: 1, points: 3 },
  ],
};

/** In the order of their cards. */
export const articles: Article[] = [marketAnalysis, globalTradeReport, priceUpdates];
