import { FormattedMessage } from 'react-intl';
import { PhotoHero } from '../../ui/photo-hero.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import type { SiteHandle } from '../shell/shell.tsx';
import { articles } from './articles.ts';
import { ReportCard } from './report-card.tsx';
import { getReportData } from './report-data.server.ts';
import { ReportsClosing } from './reports-closing.tsx';
import type { Route } from './+types/market-updates';

const page = {
  name: 'market-updates',
  path: '/market-updates',
  picture: 'hero-coil-aisle',
  pictures: ['hero-coil-aisle', ...articles.map(({ picture }) => picture)],
};
export const loader = ({ params }: Route.LoaderArgs) => getReportData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;
export const handle: SiteHandle = { hasTransparentHeader: true };

/** The archive of market reports. */
export default function MarketUpdates({ loaderData: { dates } }: Route.ComponentProps) {
  return (
    <>
      <PhotoHero
        picture="hero-coil-aisle"
        title={<FormattedMessage id="market-updates.headline" />}
        lead={<FormattedMessage id="market-updates.lead" />}
      />
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
      <ReportsClosing />
    </>
  );
}
