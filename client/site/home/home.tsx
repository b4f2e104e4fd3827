import { FormattedMessage } from 'react-intl';
import { pageData } from '../../i18n/page-data.server.ts';
import type { Route } from './+types/home';

const page = { name: 'home', path: '/', picture: 'hero-ladle-pour' };
export const loader = ({ params }: Route.LoaderArgs) => pageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Home() {
  return (
    <h1>
      <FormattedMessage id="home.title" />
    </h1>
  );
}
