import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageAliases, publicPages, unlistedPages } from '../common/pages.ts';
import { localePath, locales, type Locale } from '../common/locales.ts';

const root = 'build/web/client';
/** Minimum and maximum length, in characters, of what search engines show in full. */
const LIMITS = { title: [30, 65], description: [70, 155] } as const;

interface Page {
  name: string;
  title: string;
  description: string;
}

function readPages(): Page[] {
  const decodeEntities = (text: string) =>
    text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => {
      const html = readFileSync(path.join(root, file), 'utf8');
      const [, title = ''] = /<title>([^<]*)</.exec(html) ?? [];
      const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
      return { name: `/${path.dirname(file)}`, title: decodeEntities(title), description: decodeEntities(description) };
    })
    .filter(({ name }) => ![...pageAliases, ...unlistedPages].some((page) => name.endsWith(page)));
}

test.each(['title', 'description'] as const)(
  'every page has its own %s of a length that search engines show',
  (tag) => {
    const pages = readPages();
    expect(pages).toHaveLength((publicPages.length - unlistedPages.length) * locales.length);
    const [min, max] = LIMITS[tag];
    const texts = pages.map((page) => page[tag]);
    expect(pages.filter((page) => page[tag].length < min || page[tag].length > max)).toEqual([]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  },
);

/** Labels that would mark a single name, statement, project or trade as a sample. No page may have one. */
const sampleLabels: Record<Locale, RegExp> = {
  tr: /Örnek (isim|görüş|iş\b|iş ortak|proje|işlem)/,
  en: /Sample (name|statement|project|trade|partner)/,
  fr: /(Nom|Avis|Projet|Opération) d’exemple|Exemples de (projet|partenaire)/,
  ar: /اسم تمثيلي|رأي نموذجي|مشاريع نموذجية|مشروع نموذجي|صفقات نموذجية|شركاء للتمثيل/,
  fa: /نام نمونه|نظر نمونه|پروژه نمونه|نمونه پروژه|معامله نمونه|شرکای نمونه/,
};

test('every page states once, in its language, that company and people are fictional, without labels on single items', () => {
  const faults: string[] = [];
  for (const locale of locales) {
    const messages = JSON.parse(readFileSync(`client/i18n/messages/${locale}/site.json`, 'utf8')) as Record<
      string,
      string
    >;
    for (const page of publicPages) {
      const file = path.join(root, localePath(locale, page), 'index.html');
      const body = readFileSync(file, 'utf8').replaceAll(/<script[\s\S]*?<\/script>/g, '');
      if (body.split(messages['site.demo'] ?? '').length !== 2) faults.push(`${file}: not exactly one notice`);
      const [label] = sampleLabels[locale].exec(body) ?? [];
      if (label) faults.push(`${file}: ${label}`);
    }
  }
  expect(faults).toEqual([]);
});
