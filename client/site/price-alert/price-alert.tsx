import { createPageData } from '../../i18n/page-data.server.ts';
import { revalidateOnPathChange } from '../../ui/use-query-param.ts';
import { PriceAlertPage } from './price-alert-page.tsx';
import type { Route } from './+types/price-alert';

const page = { name: 'price-alert', path: '/price-alert', picture: 'hero-rebar' };
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const shouldRevalidate = revalidateOnPathChange;
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;

/** Target of the links in price alert mails: `?confirm=<token>` and `?cancel=<token>`. */
export default PriceAlertPage;
