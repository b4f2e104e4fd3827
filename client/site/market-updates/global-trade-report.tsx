import { ArticlePage } from './article-page.tsx';
import { globalTradeReport } from './articles.ts';
import { getArticleData } from './report-data.server.ts';
import type { Route } from './+types/global-trade-report';

export const loader = ({ params }: Route.LoaderArgs) => getArticleData(params.lang, globalTradeReport);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;

/** Archived report on international steel trade until May 2023. */
export default function GlobalTradeReport({ loaderData: { dates } }: Route.ComponentProps) {
  return <ArticlePage article={globalTradeReport} dates={dates} />;
}
