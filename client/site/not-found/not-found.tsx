import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { defaultLocale, localeOf } from '../../../common/locales.ts';
import { notFound } from '../../i18n/page-data.server.ts';
import type { Route } from './+types/not-found';

export const loader = ({ params }: Route.LoaderArgs) => notFound(localeOf(params.lang) ?? defaultLocale);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

/** Answers every address that no page has, with the status 404. */
export function NotFound() {
  return (
    <Box>
      <h1>
        <FormattedMessage id="not-found.heading" />
      </h1>
    </Box>
  );
}

export default NotFound;
