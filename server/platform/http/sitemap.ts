import { Router } from 'express';
import { noteFeedPath } from '../../../common/market-notes.ts';
import { internationalLocale, locales, localePath } from '../../../common/locales.ts';

const link = (locale: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`;

/**
 * Serves /sitemap.xml, which lists every page in every language with its translations, and /robots.txt, which refers to it and to the
 * feeds of the market notes, which search engines read like sitemaps.
 * @param pages Turkish paths: `/`, `/products`
 */
export function createSitemapRoutes(origin: string, pages: readonly string[]): Router {
  const urls = pages.flatMap((page) => {
    const addresses = locales.map((locale) => [locale, origin + localePath(locale, page)] as const);
    const alternates = addresses.map(([locale, address]) => link(locale, address)).join('');
    const fallback = link('x-default', origin + localePath(internationalLocale, page));
    return addresses.map(([, address]) => `<url><loc>${address}</loc>${alternates}${fallback}</url>`);
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n');
  const sitemaps = ['/sitemap.xml', ...locales.map((locale) => localePath(locale, noteFeedPath))];
  const robots = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /graphql',
    ...sitemaps.map((path) => `Sitemap: ${origin}${path}`),
    '',
  ].join('\n');

  return Router()
    .get('/sitemap.xml', (_request, response) => void response.type('application/xml').send(xml))
    .get('/robots.txt', (_request, response) => void response.type('text/plain').send(robots));
}
