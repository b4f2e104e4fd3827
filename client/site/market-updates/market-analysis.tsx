import { ArticlePage } from './article-page.tsx';
import { marketAnalysis } from './articles.ts';
import { getArticleData } from './report-data.server.ts';
import type { Route } from './+types/market-analysis';

export const loader = ({ params }: Route.LoaderArgs) => getArticleData(params.lang, marketAnalysis);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;

/** Archived market analysis and outlook of May 2023. */
export default function MarketAnalysis({ loaderData: { dates } }: Route.ComponentProps) {
  return <ArticlePage article={marketAnalysis} dates={dates} />;
}
