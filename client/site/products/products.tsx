import { FormattedMessage } from 'react-intl';
import { pageData } from '../../i18n/page-data.server.ts';
import type { Route } from './+types/products';

const page = { name: 'products', path: '/products', picture: 'hero-ladle-pour' };
export const loader = ({ params }: Route.LoaderArgs) => pageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Products() {
  return (
    <h1>
      <FormattedMessage id="products.title" />
    </h1>
  );
}
