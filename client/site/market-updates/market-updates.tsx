import { FormattedMessage } from 'react-intl';
import { defaultLocale, parseLocale } from '../../../common/locales.ts';
import { noteFeedPath } from '../../../common/market-notes.ts';
import { PhotoHero } from '../../ui/photo-hero.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import type { SiteHandle } from '../shell/shell.tsx';
import { articles } from './articles.ts';
import { NewsSubscription } from './notes/news-subscription.tsx';
import { NoteList } from './notes/note-list.tsx';
import { listPageNotes } from './notes/page-notes.server.ts';
import { ReportCard } from './report-card.tsx';
import { getReportData } from './report-data.server.ts';
import { ReportsClosing } from './reports-closing.tsx';
import type { Route } from './+types/market-updates';

const page = {
  name: 'market-updates',
  path: '/market-updates',
  picture: 'hero-coil-aisle',
  pictures: ['hero-coil-aisle', ...articles.map(({ picture }) => picture)],
  catalogues: ['form'],
  feed: noteFeedPath,
};
export async function loader({ params, context }: Route.LoaderArgs) {
  const notes = await listPageNotes(context, parseLocale(params.lang) ?? defaultLocale);
  const pictures = [...new Set([...page.pictures, ...notes.map(({ picture }) => picture)])];
  return { ...getReportData(params.lang, { ...page, pictures }), notes };
}
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;
export const handle: SiteHandle = { hasTransparentHeader: true };

/** The notes of the desk and the archive of market reports. */
export default function MarketUpdates({ loaderData: { dates, notes } }: Route.ComponentProps) {
  return (
    <>
      <PhotoHero
        picture="hero-coil-aisle"
        title={<FormattedMessage id="market-updates.headline" />}
        lead={<FormattedMessage id="market-updates.lead" />}
      />
      <NoteList notes={notes} />
      <PageContainer as="section" paddingBlock="var(--section)" aria-labelledby="reports">
        <SectionHead
          id="reports"
          title={<FormattedMessage id="market-updates.reports" values={dates} />}
          lead={<FormattedMessage id="market-updates.reports.lead" />}
        />
        <Columns as="ul">
          {articles.map((article) => (
            <ReportCard key={article.id} article={article} date={dates[article.dateKey]} />
          ))}
        </Columns>
      </PageContainer>
      <NewsSubscription />
      <ReportsClosing />
    </>
  );
}
