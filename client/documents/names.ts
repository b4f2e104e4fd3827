import type { Locale } from '../../common/locales.ts';

/** The documents (PDF) that visitors can download, as their URLs name them. The message `downloads.<name>` is the title. */
export const documentNames = [
  'catalogue',
  'hydraulic-hoses',
  'quality-process',
  'market-analysis',
  'global-trade-report',
  'price-updates',
  'supplier-requirements',
] as const;
export type DocumentName = (typeof documentNames)[number];

/** Sizes in bytes of the documents that a page offers. */
export type DocumentSizes = Partial<Record<DocumentName, number>>;

/** Returns the URL path of a document in one language. */
export const getDocumentPath = (locale: Locale, name: DocumentName): string => `/papers/${locale}/${name}.pdf`;
