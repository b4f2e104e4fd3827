import { createIntl } from 'react-intl';
import { languages } from '../../../common/locales.ts';
import { reportMonth } from './reports.ts';
import { createPageData, type Page, type PageData } from '../../i18n/page-data.server.ts';
import type { Article } from './articles.ts';
import { formatReportDates, reportValues, type ReportDates } from './report-values.ts';

interface ReportData extends PageData {
  /** Formatted on the server, because server and browser versions of Intl use different spaces in date ranges. */
  dates: ReportDates;
}

/** Creates the loader data of a page about the reports. */
export function getReportData(lang: string | undefined, page: Page): ReportData {
  const data = createPageData(lang, { ...page, values: reportValues });
  return { ...data, dates: formatReportDates(createIntl({ locale: languages[data.locale].tag })) };
}

/** Creates the loader data of one report. */
export const getArticleData = (lang: string | undefined, { id, path, picture }: Article): ReportData =>
  getReportData(lang, {
    name: id,
    path,
    picture,
    pictures: [picture],
    catalogues: ['market-updates', 'share'],
    parents: [{ path: '/market-updates', title: 'market-updates.title' }],
    published: reportMonth,
    documents: [id],
  });
