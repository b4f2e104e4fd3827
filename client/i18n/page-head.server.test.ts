import type { MetaDescriptor } from 'react-router';
import { pageHead } from './page-head.server.ts';

const products = { path: '/products', picture: 'hero-rebar', title: 'Products', description: 'Seven services.' };
const linksOf = (head: MetaDescriptor[], rel: string) =>
  head.filter((tag) => 'rel' in tag && tag.rel === rel) as { hrefLang?: string; href: string }[];

test('returns canonical and alternate links, with English as x-default', () => {
  const head = pageHead({ ...products, locale: 'fa' });
  expect(linksOf(head, 'canonical')).toEqual([expect.objectContaining({ href: 'https://kordon.invalid/fa/products' })]);
  expect(linksOf(head, 'alternate').map(({ hrefLang, href }) => [hrefLang, new URL(href).pathname])).toEqual([
    ['tr', '/products'],
    ['en', '/en/products'],
    ['fa', '/fa/products'],
    ['ar', '/ar/products'],
    ['fr', '/fr/products'],
    ['x-default', '/en/products'],
  ]);
  expect(head).toContainEqual({ title: 'Products | Kordon Çelik' });
  expect(head).not.toContainEqual({ name: 'robots', content: 'noindex' });
});

test.each([
  ['/products', 'products'],
  ['/', 'home'],
  ['/industrial-equipment/gears', 'industrial-equipment-gears'],
])('the link preview of %s has the card of that page in its language', (path, name) => {
  const head = pageHead({ ...products, path, locale: 'en' });
  expect(head).toContainEqual({
    property: 'og:image',
    content: `https://kordon.invalid/cards/hero-rebar/en/${name}.jpg`,
  });
  expect(head).toContainEqual({ property: 'og:image:alt', content: 'Products' });
  expect(head).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});

test('structured data: organization and website on the home page, a breadcrumb on other pages', () => {
  const typesOf = (path: string) =>
    JSON.stringify(pageHead({ ...products, path, locale: 'tr' })).match(/"@type":"\w+/g);
  expect(typesOf('/')).toEqual(expect.arrayContaining(['"@type":"Organization', '"@type":"WebSite']));
  expect(typesOf('/products')).toContain('"@type":"BreadcrumbList');
});

test('the test page has noindex', () => {
  expect(pageHead({ ...products, path: '/test', locale: 'tr' })).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('a report has Article data with date, author and picture; other pages do not', () => {
  const head = pageHead({ ...products, path: '/price-updates', published: '2023-05', locale: 'ar' });
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
  expect(JSON.stringify(pageHead({ ...products, locale: 'ar' }))).not.toContain('Article');
});
