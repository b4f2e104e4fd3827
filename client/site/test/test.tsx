import { FormattedMessage } from 'react-intl';
import { pageData } from '../../i18n/page-data.server.ts';
import type { Route } from './+types/test';

const page = { name: 'test', path: '/test', picture: 'hero-ladle-pour' };
export const loader = ({ params }: Route.LoaderArgs) => pageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Test() {
  return (
    <h1>
      <FormattedMessage id="test.title" />
    </h1>
  );
}
