import type { MetaDescriptor } from 'react-router';
import { createPageHead } from './page-head.server.ts';

const products = {
  path: '/products',
  picture: 'hero-rebar',
  documentTitle: 'Rolling mills and melt shops',
  title: 'Products',
  description: 'Seven services.',
};
const linksOf = (head: MetaDescriptor[], rel: string) =>
  head.filter((tag) => 'rel' in tag && tag.rel === rel) as { hrefLang?: string; href: string }[];

test('returns canonical and alternate links, with English as x-default', () => {
  const head = createPageHead({ ...products, locale: 'fa' });
  expect(linksOf(head, 'canonical')).toEqual([expect.objectContaining({ href: 'https://kordon.invalid/fa/products' })]);
  expect(linksOf(head, 'alternate').map(({ hrefLang, href }) => [hrefLang, new URL(href).pathname])).toEqual([
    ['tr', '/products'],
    ['en', '/en/products'],
    ['fa', '/fa/products'],
    ['ar', '/ar/products'],
    ['fr', '/fr/products'],
    ['x-default', '/en/products'],
  ]);
  expect(head).toContainEqual({ title: 'Rolling mills and melt shops | Kordon Çelik' });
  expect(head).not.toContainEqual({ name: 'robots', content: 'noindex' });
});

test.each([
  ['/products', 'products'],
  ['/', 'home'],
  ['/industrial-equipment/gears', 'industrial-equipment-gears'],
])('the link preview of %s has the card of that page in its language', (path, name) => {
  const head = createPageHead({ ...products, path, locale: 'en' });
  expect(head).toContainEqual({
    property: 'og:image',
    content: `https://kordon.invalid/cards/hero-rebar/en/${name}.jpg`,
  });
  expect(head).toContainEqual({ property: 'og:image:alt', content: 'Products' });
  expect(head).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});

test('the structured data describes organization and website on the home page, and a breadcrumb on other pages', () => {
  const typesOf = (path: string) =>
    JSON.stringify(createPageHead({ ...products, path, locale: 'tr' })).match(/"@type":"\w+/g);
  expect(typesOf('/')).toEqual(expect.arrayContaining(['"@type":"Organization', '"@type":"WebSite']));
  expect(typesOf('/products')).toContain('"@type":"BreadcrumbList');
});

test('the test page has noindex', () => {
  expect(createPageHead({ ...products, path: '/test', locale: 'tr' })).toContainEqual({
    name: 'robots',
    content: 'noindex',
  });
});

test('a report has Article data with date, author and picture; other pages do not', () => {
  const head = createPageHead({ ...products, path: '/price-updates', published: '2023-05', locale: 'ar' });
  const [tag] = head.filter((tag) => 'script:ld+json' in tag) as { 'script:ld+json': { '@graph': object[] } }[];
  const company = expect.objectContaining({ '@type': 'Organization', name: 'Kordon Çelik' }) as unknown;
  expect(tag?.['script:ld+json']['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      headline: 'Products',
      datePublished: '2023-05',
      image: 'https://kordon.invalid/media/hero-rebar-1280.webp',
      inLanguage: 'ar-AE',
      mainEntityOfPage: 'https://kordon.invalid/ar/price-updates',
      author: company,
      publisher: company,
    }),
  );
  expect(head).toContainEqual({ property: 'og:type', content: 'article' });
  expect(JSON.stringify(createPageHead({ ...products, locale: 'ar' }))).not.toContain('Article');
});
