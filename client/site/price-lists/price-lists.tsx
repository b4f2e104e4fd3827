import { priceListPanelItems } from '../../../common/market/series.ts';
import { createPageData } from '../../i18n/page-data.server.ts';
import { revalidateOnPathChange } from '../../ui/use-query-param.ts';
import { getPageMarket } from '../market/page-market.server.ts';
import { PriceListsPage } from './price-lists-page.tsx';
import type { Route } from './+types/price-lists';

const page = {
  name: 'price-lists',
  path: '/price-lists',
  picture: 'hero-rebar',
  catalogues: ['market', 'market-series', 'quote', 'form'],
};
export const loader = ({ params, context }: Route.LoaderArgs) => ({
  ...createPageData(params.lang, page),
  market: getPageMarket(context, priceListPanelItems),
});
export const shouldRevalidate = revalidateOnPathChange;
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;

/** Price lists by region. The initial values stay when newer ones cannot be loaded. */
export default function PriceLists({ loaderData }: Route.ComponentProps) {
  return <PriceListsPage market={loaderData.market} />;
}
