import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { languages, localePath, type Locale } from '../../common/locales.ts';
import { siteSystem } from '../theme/site/index.ts';

const catalogues = ['../i18n/messages', '../../common/names'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/** Returns all messages of a language, read from the catalogue files. */
export function readMessages(locale: Locale): Record<string, string> {
  const files = catalogues.flatMap((folder) =>
    readdirSync(path.join(folder, locale)).map((file) => path.join(folder, locale, file)),
  );
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.assign({}, ...files.map(read)) as Record<string, string>;
}

/**
 * Renders part of a public page with the site's theme and messages.
 * @param search query string of the URL: `?region=africa`
 */
export function renderOnSite(children: ReactNode, locale: Locale = 'tr', search = '') {
  const { tag } = languages[locale];
  const Page = createRoutesStub([
    {
      path: '/:lang?/products',
      Component: () => (
        <ChakraProvider value={siteSystem}>
          <LocaleProvider locale={tag}>
            <IntlProvider locale={tag} messages={readMessages(locale)}>
              {children}
            </IntlProvider>
          </LocaleProvider>
        </ChakraProvider>
      ),
    },
  ]);
  return render(<Page initialEntries={[localePath(locale, '/products') + search]} />);
}
