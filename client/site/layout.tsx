import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useMatches, type ShouldRevalidateFunctionArgs } from 'react-router';
import { languages, type Locale } from '../../common/locales.ts';
import type { Messages } from '../i18n/messages.server.ts';
import { loadMessages, type PageData } from '../i18n/page-data.server.ts';
import { RouteIntl } from '../i18n/route-intl.tsx';
import type { Handle } from '../root.tsx';
import { siteSystem } from '../theme/site/index.ts';
import { ToastRegion } from '../ui/toast/toast-region.tsx';
import type { Route } from './+types/layout';
import { consentScript } from './consent/consent.ts';
import { PageError } from './shell/page-error.tsx';
import { deferredLayoutScript } from './shell/deferred-layout.ts';
import { FontPreloads } from './shell/font-preloads.tsx';
import NotFound from './not-found/not-found.tsx';
import { languageScript } from './shell/language-script.ts';
import { Shell, type SiteHandle } from './shell/shell.tsx';

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...loadMessages(params.lang, 'site', 'toast', 'consent'),
  buildYear: new Date().getFullYear(),
});
/** The messages depend only on the language, and the year is that of the build, so the loader runs again only when the language changes. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.lang !== nextParams.lang;

export const meta = ({ error }: Route.MetaArgs) => (isRouteErrorResponse(error) ? (error.data as PageData).head : []);
export const handle: Handle = {
  headScript: (lang) => `${languageScript(lang)};${deferredLayoutScript};${consentScript}`,
};

/** Layout of every public page. It is the only module that loads the theme of the site. */
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const handles = useMatches().map(({ handle }) => handle as SiteHandle | undefined);
  return (
    <Site locale={loaderData.locale}>
      <Shell
        buildYear={loaderData.buildYear}
        hasTransparentHeader={handles.some((handle) => handle?.hasTransparentHeader)}
        hasOwnQuoteButton={handles.some((handle) => handle?.hasOwnQuoteButton)}
      >
        <Outlet />
      </Shell>
    </Site>
  );
}

/** Shows the 404 page for unknown addresses and languages, and an error page when a page fails to load or render. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    const { locale, messages } = error.data as PageData;
    return (
      <Site locale={locale} messages={messages}>
        <Shell hasTransparentHeader buildYear={new Date().getFullYear()}>
          <NotFound />
        </Shell>
      </Site>
    );
  }
  if (!loaderData) throw error; // no messages are loaded; the root error boundary needs none
  return (
    <Site locale={loaderData.locale}>
      <Shell buildYear={loaderData.buildYear}>
        <PageError />
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
