import type { MetaDescriptor } from 'react-router';
import { brand, originPlaceholder } from '../../common/brand.ts';
import { internationalLocale, languages, localePath, locales, type Locale } from '../../common/locales.ts';
import { unlistedPages } from '../../common/pages.ts';

interface Head {
  locale: Locale;
  path: string;
  picture: string;
  /** Title for search engines and browser tabs. */
  documentTitle: string;
  /** Short title for breadcrumb and previews. */
  title: string;
  description: string;
  /** Pages between the home page and this one, for the breadcrumb. */
  parents?: { path: string; title: string }[];
  /** Frequently asked questions of the page. */
  questions?: { question: string; answer: string }[];
  /** Publication date of a report or an article: time, day, month or year in ISO 8601. */
  published?: string;
  /** Time of the last change of an article, in ISO 8601. */
  updated?: string;
  /** Languages that have the page; undefined: all. */
  languages?: readonly Locale[];
  /** Path of an Atom feed about the page's subject. */
  feed?: string;
  /** Whether link previews show the picture itself, because `npm run cards` created no card for the page. */
  hasNoCard?: boolean;
}

/** Returns the tags for search engines and link previews. URLs contain `originPlaceholder`, which the server replaces by its own origin. */
export function createPageHead(head: Head): MetaDescriptor[] {
  const { locale, path, picture, documentTitle, title, description, published, updated, feed, hasNoCard } = head;
  const url = getPageUrl(locale, path);
  return [
    { title: path === '/' ? documentTitle : `${documentTitle} | ${brand.name}` },
    { name: 'description', content: description },
    ...(unlistedPages.includes(path) ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...createAlternateLinks(head),
    ...(feed
      ? [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href: getPageUrl(locale, feed) }]
      : []),
    { property: 'og:type', content: published ? 'article' : 'website' },
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    ...(updated ? [{ property: 'article:modified_time', content: updated }] : []),
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: languages[locale].tag.replace('-', '_') },
    { property: 'og:url', content: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: hasNoCard ? getPictureUrl(picture) : getCardUrl(head) },
    { property: 'og:image:width', content: hasNoCard ? '1280' : '1200' },
    { property: 'og:image:height', content: hasNoCard ? '720' : '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': { '@context': 'https://schema.org', '@graph': createGraph(head) } },
  ];
}

/** Returns the URL of the link preview, a picture with the page's title, created by `npm run cards`. */
const getCardUrl = ({ locale, path, picture }: Head) =>
  `${originPlaceholder}/cards/${picture}/${locale}/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
const getPictureUrl = (picture: string) => `${originPlaceholder}/media/${picture}-1280.webp`;
const getPageUrl = (locale: Locale, path: string) => originPlaceholder + localePath(locale, path);

/** Returns links to the page in its languages; x-default is the English page, or the first one without it. */
function createAlternateLinks({ path, languages: available = locales }: Head): MetaDescriptor[] {
  const fallback = available.includes(internationalLocale) ? internationalLocale : available[0]!;
  return [...available.map((locale) => [locale, locale] as const), ['x-default', fallback] as const].map(
    ([hrefLang, locale]) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: getPageUrl(locale, path) }),
  );
}

/** Returns the structured data: organization and website on the home page, a breadcrumb and more on the other pages. */
function createGraph(head: Head) {
  const { locale, path, title, parents = [], questions, published } = head;
  const home = getPageUrl(locale, '/');
  if (path === '/') return [organization, { ...website, url: home, inLanguage: languages[locale].tag }];
  const trail = [{ path: '/', title: brand.name }, ...parents, { path, title }];
  const itemListElement = trail.map((page, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: page.title,
    item: getPageUrl(locale, page.path),
  }));
  const breadcrumb = { '@type': 'BreadcrumbList', itemListElement };
  return [
    breadcrumb,
    ...(questions ? [createFaq(questions)] : []),
    ...(published ? [createArticle(head, published)] : []),
  ];
}

/** The author is repeated here, because only the home page has the full organization. */
const createArticle = ({ locale, path, picture, title, description, updated }: Head, published: string) => {
  const author = { '@type': 'Organization', '@id': organization['@id'], name: brand.name, url: originPlaceholder };
  return {
    '@type': updated ? 'NewsArticle' : 'Article',
    headline: title,
    description,
    image: getPictureUrl(picture),
    datePublished: published,
    ...(updated && { dateModified: updated }),
    inLanguage: languages[locale].tag,
    mainEntityOfPage: getPageUrl(locale, path),
    author,
    publisher: { ...author, logo: { '@type': 'ImageObject', url: organization.logo } },
  };
};

const createFaq = (questions: NonNullable<Head['questions']>) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const organization = {
  '@type': 'Organization',
  '@id': `${originPlaceholder}/#organization`,
  name: brand.name,
  legalName: brand.legalName,
  url: originPlaceholder,
  logo: `${originPlaceholder}/logo.svg`,
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
