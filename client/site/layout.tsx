import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useMatches, type ShouldRevalidateFunctionArgs } from 'react-router';
import { languages, type Locale } from '../../common/locales.ts';
import type { Messages } from '../i18n/messages.server.ts';
import { words, type PageData } from '../i18n/page-data.server.ts';
import { RouteIntl } from '../i18n/route-intl.tsx';
import type { Handle } from '../root.tsx';
import { siteSystem } from '../theme/site/index.ts';
import { ToastRegion } from '../ui/toast/toast-region.tsx';
import type { Route } from './+types/layout';
import { Failure } from './shell/failure.tsx';
import { layOutFirstView } from './shell/first-view.ts';
import { FontPreloads } from './shell/font-preloads.tsx';
import NotFound from './not-found/not-found.tsx';
import { restoreLanguage } from './shell/restore-language.ts';
import { Shell, type SiteHandle } from './shell/shell.tsx';

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...words(params.lang, 'site', 'toast', 'consent'),
  builtIn: new Date().getFullYear(),
});
/** The words around the pages stay as they are until the language changes. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.lang !== nextParams.lang;

export const meta = ({ error }: Route.MetaArgs) => (isRouteErrorResponse(error) ? (error.data as PageData).head : []);
export const handle: Handle = { headScript: (lang) => `${restoreLanguage(lang)};${layOutFirstView}` };

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

/** An address whose first part is no language of ours, or a page that could not be loaded or shown. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    const { locale, messages } = error.data as PageData;
    return (
      <Site locale={locale} messages={messages}>
        <Shell overPhotograph builtIn={new Date().getFullYear()}>
          <NotFound />
        </Shell>
      </Site>
    );
  }
  if (!loaderData) throw error; // without words of its own; the root knows a few
  return (
    <Site locale={loaderData.locale}>
      <Shell builtIn={loaderData.builtIn}>
        <Failure />
      </Shell>
    </Site>
  );
}

function Site({ locale, messages, children }: { locale: Locale; messages?: Messages; children: ReactNode }) {
  return (
    <ChakraProvider value={siteSystem}>
      <FontPreloads locale={locale} />
      <LocaleProvider locale={languages[locale].tag}>
        <RouteIntl locale={locale} messages={messages}>
          {children}
          <ToastRegion />
        </RouteIntl>
      </LocaleProvider>
    </ChakraProvider>
  );
}
