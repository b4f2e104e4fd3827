import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import { languages, type Locale } from '../../common/locales.ts';
import type { Messages } from '../i18n/messages.server.ts';
import { words, type PageData } from '../i18n/page-data.server.ts';
import { RouteIntl } from '../i18n/route-intl.tsx';
import type { Handle } from '../root.tsx';
import { siteSystem } from '../theme/site/index.ts';
import type { Route } from './+types/layout';
import { NotFound } from './not-found/not-found.tsx';
import { restoreLanguage } from './shell/restore-language.ts';
import { Shell } from './shell/shell.tsx';

export const loader = ({ params }: Route.LoaderArgs) => words(params.lang, 'site');

export const meta = ({ error }: Route.MetaArgs) => (isRouteErrorResponse(error) ? (error.data as PageData).head : []);
export const handle: Handle = { headScript: restoreLanguage };

/** What is around every public page, and the only place where the site's theme is loaded. */
export default function SiteLayout({ loaderData: { locale } }: Route.ComponentProps) {
  return (
    <Site locale={locale}>
      <Outlet />
    </Site>
  );
}

/** A first path segment that is no language of ours gets here, and so does whatever a page could not cope with. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  const { locale, messages } = error.data as PageData;
  return (
    <Site locale={loaderData?.locale ?? locale} messages={messages}>
      <NotFound />
    </Site>
  );
}

function Site({ locale, messages, children }: { locale: Locale; messages?: Messages; children: ReactNode }) {
  return (
    <ChakraProvider value={siteSystem}>
      <LocaleProvider locale={languages[locale].tag}>
        <RouteIntl locale={locale} messages={messages}>
          <Shell locale={locale}>{children}</Shell>
        </RouteIntl>
      </LocaleProvider>
    </ChakraProvider>
  );
}
