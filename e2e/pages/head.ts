import { languages, localePath, locales, type Locale } from '../../common/locales.ts';
import { unlistedPages } from '../../common/pages.ts';

interface Node {
  '@type'?: string;
  itemListElement?: { position: number; name: string; item: string }[];
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
}

/**
 * What is wrong in the head of a page: language, canonical address, the other languages, description, structured data.
 * @param place its Turkish address, the canonical one
 */
export function headFaults(html: string, locale: Locale, place: string, origin: string): string[] {
  const { tag, dir } = languages[locale];
  const expected = [
    `<html lang="${locale}" dir="${dir}"`,
    `<link rel="canonical" href="${origin}${localePath(locale, place)}"`,
    ...locales.map((other) => `hrefLang="${other}" href="${origin}${localePath(other, place)}"`),
    `hrefLang="x-default" href="${origin}${localePath('en', place)}"`,
    `<meta property="og:url" content="${origin}${localePath(locale, place)}"`,
    `<meta property="og:locale" content="${tag.replace('-', '_')}"`,
    `<meta property="og:image" content="${origin}/cards/`,
  ].filter((part) => !html.includes(part));
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return [
    ...expected.map((part) => `has no ${part}`),
    ...(unlistedPages.includes(place) || (description.length >= 50 && description.length <= 200)
      ? []
      : [`is described in ${description.length} letters`]),
    ...(html.includes('kordon.invalid') ? ['names the origin that the server should have replaced'] : []),
    ...(html.match(/<h1\b/g)?.length === 1 ? [] : ['has not one heading of the first rank']),
    ...dataFaults(html, place, origin),
  ];
}

/** Of the page's JSON-LD, as search engines ask for it. */
function dataFaults(html: string, place: string, origin: string): string[] {
  const source = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (!source) return ['has no structured data'];
  const { '@graph': graph } = JSON.parse(source) as { '@graph': Node[] };
  const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  const questions = graph.find((node) => node['@type'] === 'FAQPage')?.mainEntity ?? [];
  return [
    ...(place === '/' || trail.length > 1 ? [] : ['has no breadcrumb in its structured data']),
    ...trail.flatMap(({ position, name, item }, index) =>
      position === index + 1 && name && item.startsWith(`${origin}/`) ? [] : [`has a faulty breadcrumb ${index + 1}`],
    ),
    ...questions.flatMap(({ name, acceptedAnswer }) => (name && acceptedAnswer.text ? [] : ['has an empty question'])),
  ];
}
