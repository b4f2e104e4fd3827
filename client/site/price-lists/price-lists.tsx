import { priceListPanelItems } from '../../../common/market/series.ts';
import { pageData } from '../../i18n/page-data.server.ts';
import { whenPageChanges } from '../../ui/use-url-choice.ts';
import { pageMarket } from '../market/page-market.server.ts';
import { PriceListsPage } from './price-lists-page.tsx';
import type { Route } from './+types/price-lists';

const page = {
  name: 'price-lists',
  path: '/price-lists',
  picture: 'hero-rebar',
  also: ['market', 'market-series', 'quote', 'form'],
};
export const loader = ({ params, context }: Route.LoaderArgs) => ({
  ...pageData(params.lang, page),
  market: pageMarket(context, priceListPanelItems),
});
export const shouldRevalidate = whenPageChanges;
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

/** Prices by region and what they depend on. The values that came with the page stay where no newer ones can be had. */
export default function PriceLists({ loaderData }: Route.ComponentProps) {
  return <PriceListsPage market={loaderData.market} />;
}
