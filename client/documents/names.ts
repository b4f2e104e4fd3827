import type { Locale } from '../../common/locales.ts';

/** The papers that visitors can download, as they are named in addresses. Words: `papers.<name>` is the title. */
export const paperNames = [
  'catalogue',
  'hydraulic-hoses',
  'quality-process',
  'market-analysis',
  'global-trade-report',
  'price-updates',
  'supplier-requirements',
] as const;
export type PaperName = (typeof paperNames)[number];

/** Papers that a page offers: name to size in bytes. */
export type OfferedPapers = Partial<Record<PaperName, number>>;

/** Where a paper is downloaded, in the language that it is written in. */
export const paperPath = (locale: Locale, name: PaperName): string => `/papers/${locale}/${name}.pdf`;
