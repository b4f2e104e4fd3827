import type { ReactElement } from 'react';
import type { PaperProps } from '../../common/print/sheet.tsx';
import { globalTradeReport, marketAnalysis, priceUpdates } from '../site/market-updates/articles.ts';
import { articlePaper } from './article.tsx';
import { catalogue } from './catalogue.tsx';
import type { Desk, PaperPicture } from './desk.ts';
import { hoseCatalogue } from './hose-catalogue.tsx';
import type { PaperName } from './names.ts';
import { qualityProcess } from './quality-process.tsx';
import { supplierRequirements } from './supplier-requirements.tsx';

/** A paper of the site: what it shows, and how it is set. */
export interface SitePaper {
  pictures: PaperPicture[];
  write: (desk: Desk) => ReactElement<PaperProps>;
}

export const papers: Record<PaperName, SitePaper> = {
  catalogue,
  'hydraulic-hoses': hoseCatalogue,
  'quality-process': qualityProcess,
  'market-analysis': articlePaper(marketAnalysis),
  'global-trade-report': articlePaper(globalTradeReport),
  'price-updates': articlePaper(priceUpdates),
  'supplier-requirements': supplierRequirements,
};
