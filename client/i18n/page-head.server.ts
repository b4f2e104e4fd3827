import type { MetaDescriptor } from 'react-router';
import { brand, originToken } from '../../common/brand.ts';
import { internationalLocale, languages, localePath, locales, type Locale } from '../../common/locales.ts';
import { unlistedPages } from '../../common/pages.ts';

interface Head {
  locale: Locale;
  path: string;
  picture: string;
  title: string;
  description: string;
  /** The pages between home and this one. */
  parents?: { path: string; title: string }[];
  /** The page's questions, each with its answer. */
  questions?: { question: string; answer: string }[];
  /** Of a report or an article: the day, month or year that it is dated by, in ISO 8601. */
  published?: string;
}

/** Everything a search engine or a shared link reads of a page. The server puts its address in the place of the token. */
export function pageHead(head: Head): MetaDescriptor[] {
  const { locale, path, title, description, published } = head;
  const url = urlOf(locale, path);
  return [
    { title: path === '/' ? title : `${title} | ${brand.name}` },
    { name: 'description', content: description },
    ...(unlistedPages.includes(path) ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternates(path),
    { property: 'og:type', content: published ? 'article' : 'website' },
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: languages[locale].tag.replace('-', '_') },
    { property: 'og:url', content: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: cardOf(head) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph(head) } },
  ];
}

/** The picture with the page's title in its language: `npm run cards` draws it. */
const cardOf = ({ locale, path, picture }: Head) =>
  `${originToken}/cards/${picture}/${locale}/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
const imageOf = (picture: string) => `${originToken}/media/${picture}-1280.webp`;
const urlOf = (locale: Locale, path: string) => originToken + localePath(locale, path);

/** The same page in every language; whose language is none of them gets English. */
const alternates = (path: string): MetaDescriptor[] =>
  [...locales.map((locale) => [locale, locale] as const), ['x-default', internationalLocale] as const].map(
    ([hrefLang, locale]) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: urlOf(locale, path),
    }),
  );

/** Home says who we are, every other page where it stands. */
function graph(head: Head) {
  const { locale, path, title, parents = [], questions, published } = head;
  const home = urlOf(locale, '/');
  if (path === '/') return [organization, { ...website, url: home, inLanguage: languages[locale].tag }];
  const trail = [{ path: '/', title: brand.name }, ...parents, { path, title }];
  const itemListElement = trail.map((page, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: page.title,
    item: urlOf(locale, page.path),
  }));
  const breadcrumb = { '@type': 'BreadcrumbList', itemListElement };
  return [breadcrumb, ...(questions ? [faq(questions)] : []), ...(published ? [article(head, published)] : [])];
}

/** Written by the company, which an article's page has to name by itself. */
const article = ({ locale, path, picture, title, description }: Head, published: string) => {
  const author = { '@type': 'Organization', '@id': organization['@id'], name: brand.name, url: originToken };
  return {
    '@type': 'Article',
    headline: title,
    description,
    image: imageOf(picture),
    datePublished: published,
    inLanguage: languages[locale].tag,
    mainEntityOfPage: urlOf(locale, path),
    author,
    publisher: { ...author, logo: { '@type': 'ImageObject', url: organization.logo } },
  };
};

const faq = (questions: NonNullable<Head['questions']>) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const organization = {
  '@type': 'Organization',
  '@id': `${originToken}/#organization`,
  name: brand.name,
  legalName: brand.legalName,
  url: originToken,
  logo: `${originToken}/logo.svg`,
  foundingDate: String(brand.founded),
  telephone: brand.phone,
  email: brand.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    addressLocality: brand.address.city,
    postalCode: brand.address.postalCode,
    addressCountry: brand.address.country,
  },
  sameAs: Object.values(brand.social),
};

const website = { '@type': 'WebSite', name: brand.name, publisher: { '@id': organization['@id'] } };
