import { createIntl } from 'react-intl';
import { languages } from '../../../common/locales.ts';
import { reportMonth } from './reports.ts';
import { pageData, type Page, type PageData } from '../../i18n/page-data.server.ts';
import type { Article } from './articles.ts';
import { reportDates, reportValues, type ReportDates } from './report-values.ts';

export interface ReportData extends PageData {
  /** Written here and not in the browser: two versions of Intl do not space a range of days alike. */
  dates: ReportDates;
}

/** What a page about the reports loads. */
export function reportData(lang: string | undefined, page: Page): ReportData {
  const data = pageData(lang, { ...page, values: reportValues });
  return { ...data, dates: reportDates(createIntl({ locale: languages[data.locale].tag })) };
}

export const articleData = (lang: string | undefined, { id, path, picture }: Article): ReportData =>
  reportData(lang, {
    name: id,
    path,
    picture,
    pictures: [picture],
    also: ['market-updates', 'share'],
    parents: [{ path: '/market-updates', title: 'market-updates.title' }],
    published: reportMonth,
    papers: [id],
  });
