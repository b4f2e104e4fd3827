import type { ReactElement } from 'react';
import type { PdfDocumentProps } from '../../common/print/pdf-document.tsx';
import { globalTradeReport, marketAnalysis, priceUpdates } from '../site/market-updates/articles.ts';
import { createArticleDocument } from './article.tsx';
import { catalogue } from './catalogue.tsx';
import type { DocumentContext, DocumentPicture } from './document-context.ts';
import { hoseCatalogue } from './hose-catalogue.tsx';
import type { DocumentName } from './names.ts';
import { qualityProcess } from './quality-process.tsx';
import { supplierRequirements } from './supplier-requirements.tsx';

/** A PDF document that visitors of the site can download. */
export interface SiteDocument {
  /** Pictures that `render` uses. */
  pictures: DocumentPicture[];
  render: (context: DocumentContext) => ReactElement<PdfDocumentProps>;
}

export const siteDocuments: Record<DocumentName, SiteDocument> = {
  catalogue,
  'hydraulic-hoses': hoseCatalogue,
  'quality-process': qualityProcess,
  'market-analysis': createArticleDocument(marketAnalysis),
  'global-trade-report': createArticleDocument(globalTradeReport),
  'price-updates': createArticleDocument(priceUpdates),
  'supplier-requirements': supplierRequirements,
};
