import type { IntlShape } from '@formatjs/intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../../../../common/brand.ts';
import { languages, localePath, locales, type Locale } from '../../../../common/locales.ts';
import { linkIntl } from '../offer-link.words.ts';
import { styles } from './styles.ts';

/** Values of the request that every page of the module needs. */
export interface PageRequest {
  locale: Locale;
  /** For inline styles and scripts. */
  nonce: string;
  /** Path of the page, also when this is the answer to a POST; for the language switch. */
  self: string;
  /** `@font-face` rules of the site; empty without a build. */
  fontFaces: string;
}

interface Layout extends PageRequest {
  title: string;
  children: ReactNode;
  /** Inline script; the page has to work without it. */
  script?: string;
}

const [firstWord, ...otherWords] = brand.name.split(' ');

/** Renders a page: the brand, a language switch, the content and how to reach the company. */
export const renderPage = ({ locale, nonce, self, fontFaces, title, children, script }: Layout): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={languages[locale].tag} dir={languages[locale].dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex,nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${brand.name}`}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {findFonts(locale, fontFaces).map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: fontFaces + styles }} />
      </head>
      <body>
        <PageFrame locale={locale} self={self}>
          {children}
        </PageFrame>
        {script && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>,
  )}`;

/** Returns the fonts of the first screen, so that they load together with the page and not after its styles were parsed. */
const findFonts = (locale: Locale, fontFaces: string): string[] =>
  (languages[locale].dir === 'rtl' ? ['vazirmatn', 'inter-latin'] : ['archivo-latin', 'inter-latin']).flatMap(
    (name) => new RegExp(`/assets/${name}-(?!ext)[^)]*`).exec(fontFaces)?.[0] ?? [],
  );

function PageFrame({ locale, self, children }: Pick<Layout, 'locale' | 'self' | 'children'>) {
  const intl = linkIntl(locale);
  return (
    <>
      <a className="skip" href="#main">
        {intl.formatMessage({ id: 'link.skip' })}
      </a>
      <header className="mast">
        <div className="wrap">
          <a className="logo" href={localePath(locale, '/')}>
            <svg viewBox="0 0 30 30" aria-hidden="true">
              <path fill="currentColor" d="M1 1h7v28H1z" />
              <path fill="var(--hot)" d="M29 1h-8.3L10.5 13.5l4.2 5.1z" />
              <path fill="currentColor" d="M10.5 16.5 20.7 29H29L16.2 13.3z" />
            </svg>
            <span dir="ltr" lang="tr">
              {firstWord} <i>{otherWords.join(' ')}</i>
            </span>
          </a>
          <nav aria-label={intl.formatMessage({ id: 'link.language' })}>
            {locales.map((other) => (
              <a
                key={other}
                href={`${self}?lang=${other}`}
                hrefLang={other}
                lang={other}
                aria-label={languages[other].name}
                aria-current={other === locale ? 'true' : undefined}
              >
                {languages[other].shortName}
              </a>
            ))}
          </nav>
        </div>
      </header>
      <main id="main">{children}</main>
      <footer className="foot">
        <div className="wrap">
          <bdi lang="tr">{brand.legalName}</bdi> · <PhoneLink />
        </div>
      </footer>
    </>
  );
}

export const PhoneLink = () => (
  <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>
    <bdi dir="ltr">{brand.phone.replaceAll(' ', '\u00a0')}</bdi>
  </a>
);

interface FieldProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  autoComplete?: string;
  hint?: string;
  /** A code of digits. */
  isCode?: boolean;
  /** Height of a text area in lines; without it the field has one line. */
  rows?: number;
  required?: boolean;
}

/** A field with its label, hint and error. A field with an error gets the focus. */
export function Field({ name, label, value, error, autoComplete, hint, isCode, rows, required = true }: FieldProps) {
  const descriptionIds = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const input = {
    className: isCode ? 'inp code' : 'inp',
    name,
    defaultValue: value,
    required,
    autoFocus: error !== undefined,
    'aria-invalid': error !== undefined,
    'aria-describedby': descriptionIds || undefined,
  };
  return (
    <div>
      <label className="fld">
        <span>{label}</span>
        {rows ? (
          <textarea {...input} rows={rows} dir="auto" />
        ) : (
          <input
            {...input}
            autoComplete={autoComplete}
            {...(isCode ? { inputMode: 'numeric', maxLength: 12, dir: 'ltr' } : { dir: 'auto' })}
          />
        )}
      </label>
      {error !== undefined && (
        <span className="bad" id={`${name}-error`}>
          {error}
        </span>
      )}
      {hint && (
        <p className="muted small" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Isolates left-to-right text, such as an address or a phone number, in a sentence of either direction (Unicode LRI and PDI). */
export const isolate = (text: string): string => `\u2066${text}\u2069`;

export type Translate = (id: string, values?: Record<string, string | number>) => string;

export const translator =
  (intl: IntlShape): Translate =>
  (id, values) =>
    intl.formatMessage({ id }, values);
