import { ArticlePage } from './article-page.tsx';
import { globalTradeReport } from './articles.ts';
import { articleData } from './report-data.server.ts';
import type { Route } from './+types/global-trade-report';

export const loader = ({ params }: Route.LoaderArgs) => articleData(params.lang, globalTradeReport);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

/** How much steel crossed borders by May 2023, from whom to whom. */
export default function GlobalTradeReport({ loaderData: { dates } }: Route.ComponentProps) {
  return <ArticlePage article={globalTradeReport} dates={dates} />;
}
