import { ArticlePage } from './article-page.tsx';
import { priceUpdates } from './articles.ts';
import { getArticleData } from './report-data.server.ts';
import type { Route } from './+types/price-updates';

export const loader = ({ params }: Route.LoaderArgs) => getArticleData(params.lang, priceUpdates);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;

/** Archived weekly price report of May 2023. */
export default function PriceUpdates({ loaderData: { dates } }: Route.ComponentProps) {
  return <ArticlePage article={priceUpdates} dates={dates} />;
}
