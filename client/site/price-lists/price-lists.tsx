import { pageData } from '../../i18n/page-data.server.ts';
import { whenPageChanges } from '../../ui/use-url-choice.ts';
import { referenceMarket } from '../market/reference-market.server.ts';
import { PriceListsPage } from './price-lists-page.tsx';
import type { Route } from './+types/price-lists';

const page = {
  name: 'price-lists',
  path: '/price-lists',
  picture: 'hero-rebar',
  also: ['market', 'market-series', 'quote', 'form'],
};
export const loader = ({ params }: Route.LoaderArgs) => ({ ...pageData(params.lang, page), market: referenceMarket() });
export const shouldRevalidate = whenPageChanges;
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

/** Prices by region and what they depend on. The values that the site was built with stay where no newer ones can be had. */
export default function PriceLists({ loaderData }: Route.ComponentProps) {
  return <PriceListsPage market={loaderData.market} />;
}
