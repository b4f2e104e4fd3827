import { ArticlePage } from './article-page.tsx';
import { marketAnalysis } from './articles.ts';
import { articleData } from './report-data.server.ts';
import type { Route } from './+types/market-analysis';

export const loader = ({ params }: Route.LoaderArgs) => articleData(params.lang, marketAnalysis);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

/** What the trading desk saw and expected in May 2023. */
export default function MarketAnalysis({ loaderData: { dates } }: Route.ComponentProps) {
  return <ArticlePage article={marketAnalysis} dates={dates} />;
}
