import { use, useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useParams } from 'react-router';
import { brand } from '../common/brand.ts';
import { defaultLocale, languages, localeOf } from '../common/locales.ts';
import { keepEarlyClick } from './early-click.ts';
import { Nonce } from './nonce.ts';
import fontFaces from './theme/fonts.css?inline';

/** What a route may export as `handle`. */
export interface Handle {
  /** A script that must have run before the page paints; `lang` is the address's. Small: it stands in every document. */
  headScript?: (lang: string | undefined) => string | undefined;
}

export function Layout({ children }: { children: ReactNode }) {
  const { lang } = useParams();
  const nonce = use(Nonce);
  const locale = localeOf(lang) ?? defaultLocale;
  const headScripts = useMatches().map(({ handle }) => (handle as Handle | undefined)?.headScript?.(lang));

  return (
    <html lang={locale} dir={languages[locale].dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Inline as="script" nonce={nonce} code={[...headScripts, keepEarlyClick].filter(Boolean).join(';')} />
        <meta name="theme-color" content="#14181b" />
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Inline as="style" nonce={nonce} code={fontFaces} />
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

/** Ours and small, so it may stand in the page; browsers hide a nonce, which React would take for a difference. */
function Inline({ as: Tag, nonce, code }: { as: 'script' | 'style'; nonce?: string; code: string }) {
  return code && <Tag nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

export default function App() {
  useEffect(() => window.answerEarlyClick?.(), []); // runs when everything below is alive
  return <Outlet />;
}

/** When even the layouts fail there are no words to load: the two ways to reach us need none. */
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
