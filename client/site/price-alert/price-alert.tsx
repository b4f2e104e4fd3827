import { pageData } from '../../i18n/page-data.server.ts';
import { whenPageChanges } from '../../ui/use-url-choice.ts';
import { PriceAlertPage } from './price-alert-page.tsx';
import type { Route } from './+types/price-alert';

const page = { name: 'price-alert', path: '/price-alert', picture: 'hero-rebar' };
export const loader = ({ params }: Route.LoaderArgs) => pageData(params.lang, page);
export const shouldRevalidate = whenPageChanges;
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

/** Where the links of a price alert's mails lead: `?confirm=<token>` and `?cancel=<token>`. */
export default PriceAlertPage;
