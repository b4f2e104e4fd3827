import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useMatches } from 'react-router';
import { languages, type Locale } from '../../common/locales.ts';
import type { Messages } from '../i18n/messages.server.ts';
import { words, type PageData } from '../i18n/page-data.server.ts';
import { RouteIntl } from '../i18n/route-intl.tsx';
import type { Handle } from '../root.tsx';
import { siteSystem } from '../theme/site/index.ts';
import type { Route } from './+types/layout';
import NotFound from './not-found/not-found.tsx';
import { restoreLanguage } from './shell/restore-language.ts';
import { Shell, type SiteHandle } from './shell/shell.tsx';

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...words(params.lang, 'site'),
  builtIn: new Date().getFullYear(),
});
export const meta = ({ error }: Route.MetaArgs) => (isRouteErrorResponse(error) ? (error.data as PageData).head : []);
export const handle: Handle = { headScript: restoreLanguage };

/** What is around every public page, and the only place where the site's theme is loaded. */
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const handles = useMatches().map(({ handle }) => handle as SiteHandle | undefined);
  return (
    <Site locale={loaderData.locale}>
      <Shell
        builtIn={loaderData.builtIn}
        overPhotograph={handles.some((handle) => handle?.overPhotograph)}
        quietQuote={handles.some((handle) => handle?.quietQuote)}
      >
        <Outlet />
      </Shell>
    </Site>
  );
}

/** An address whose first part is no language of ours; other failures go on to the root. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  const { locale, messages } = error.data as PageData;
  return (
    <Site locale={locale} messages={messages}>
      <Shell overPhotograph builtIn={new Date().getFullYear()}>
        <NotFound />
      </Shell>
    </Site>
  );
}

function Site({ locale, messages, children }: { locale: Locale; messages?: Messages; children: ReactNode }) {
  return (
    <ChakraProvider value={siteSystem}>
      <LocaleProvider locale={languages[locale].tag}>
        <RouteIntl locale={locale} messages={messages}>
          {children}
        </RouteIntl>
      </LocaleProvider>
    </ChakraProvider>
  );
}
