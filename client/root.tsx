import { use, useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useParams } from 'react-router';
import { analyticsScriptPlaceholder, brand, demoBrandPlaceholder } from '../common/brand.ts';
import { defaultLocale, languages, parseLocale } from '../common/locales.ts';
import { earlyClickScript } from './early-click.ts';
import { NonceContext } from './nonce.ts';
import fontFaces from './theme/fonts.css?inline';

/** The `handle` that a route may export. */
export interface Handle {
  /**
   * Returns a script that must run before the first paint. Keep it small: every document contains it.
   * @param lang language segment of the URL
   */
  headScript?: (lang: string | undefined) => string | undefined;
}

export function Layout({ children }: { children: ReactNode }) {
  const { lang } = useParams();
  const nonce = use(NonceContext);
  const locale = parseLocale(lang) ?? defaultLocale;
  const headScripts = useMatches().map(({ handle }) => (handle as Handle | undefined)?.headScript?.(lang));

  return (
    <html
      lang={locale}
      dir={languages[locale].dir}
      data-analytics={nonce === undefined ? analyticsScriptPlaceholder : ''}
      data-demo={nonce === undefined ? demoBrandPlaceholder : 'on'}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineTag as="script" nonce={nonce} code={[...headScripts, earlyClickScript].filter(Boolean).join(';')} />
        <meta name="theme-color" content="#14181b" />
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <InlineTag as="style" nonce={nonce} code={fontFaces} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Inline script or style. Browsers hide the nonce attribute from scripts, which React would report as a hydration mismatch. */
function InlineTag({ as: Tag, nonce, code }: { as: 'script' | 'style'; nonce?: string; code: string }) {
  return code && <Tag nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

export default function App() {
  useEffect(() => window.replayEarlyClick?.(), []); // the root's effect runs after all children have hydrated
  return <Outlet />;
}

/** Shown when a layout fails. No messages are loaded then, so it contains only what needs no translation. */
export function ErrorBoundary() {
  return (
    <main>
      <title>{brand.name}</title>
      <h1>{brand.name}</h1>
      <p>500</p>
      <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
      <br />
      <a href={`mailto:${brand.email}`}>{brand.email}</a>
    </main>
  );
}
