import { languages, localePath, locales, type Locale } from '../../common/locales.ts';
import { unlistedPages } from '../../common/pages.ts';

interface Node {
  '@type'?: string;
  itemListElement?: { position: number; name: string; item: string }[];
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
}

/**
 * Checks the head of a page: language, canonical URL, alternate languages, description, social media tags and structured data.
 * @param pagePath path of the page in Turkish
 * @returns a message for each fault
 */
export function findHeadFaults(html: string, locale: Locale, pagePath: string, origin: string): string[] {
  const { tag, dir } = languages[locale];
  const missing = [
    `<html lang="${locale}" dir="${dir}"`,
    `<link rel="canonical" href="${origin}${localePath(locale, pagePath)}"`,
    ...locales.map((other) => `hrefLang="${other}" href="${origin}${localePath(other, pagePath)}"`),
    `hrefLang="x-default" href="${origin}${localePath('en', pagePath)}"`,
    `<meta property="og:url" content="${origin}${localePath(locale, pagePath)}"`,
    `<meta property="og:locale" content="${tag.replace('-', '_')}"`,
    `<meta property="og:image" content="${origin}/cards/`,
  ].filter((part) => !html.includes(part));
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return [
    ...missing.map((part) => `has no ${part}`),
    ...(unlistedPages.includes(pagePath) || (description.length >= 50 && description.length <= 200)
      ? []
      : [`has a description of ${description.length} characters`]),
    ...(html.includes('kordon.invalid') ? ['contains the placeholder of the origin'] : []),
    ...(html.match(/<h1\b/g)?.length === 1 ? [] : ['does not have exactly one h1']),
    ...findStructuredDataFaults(html, pagePath, origin),
  ];
}

/** Checks the JSON-LD of a page against the requirements of search engines. */
function findStructuredDataFaults(html: string, pagePath: string, origin: string): string[] {
  const source = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (!source) return ['has no structured data'];
  const { '@graph': graph } = JSON.parse(source) as { '@graph': Node[] };
  const breadcrumbs = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  const questions = graph.find((node) => node['@type'] === 'FAQPage')?.mainEntity ?? [];
  return [
    ...(pagePath === '/' || breadcrumbs.length > 1 ? [] : ['has no breadcrumb in its structured data']),
    ...breadcrumbs.flatMap(({ position, name, item }, index) =>
      position === index + 1 && name && item.startsWith(`${origin}/`) ? [] : [`has a faulty breadcrumb ${index + 1}`],
    ),
    ...questions.flatMap(({ name, acceptedAnswer }) => (name && acceptedAnswer.text ? [] : ['has an empty question'])),
  ];
}
