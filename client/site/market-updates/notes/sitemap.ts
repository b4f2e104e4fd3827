import XMLBuilder from 'fast-xml-builder';
import { originPlaceholder } from '../../../../common/brand.ts';
import { localePath } from '../../../../common/locales.ts';
import { getNotePath } from '../../../../common/market-notes.ts';
import { loadMessages } from '../../../i18n/page-data.server.ts';
import type { Route } from './+types/sitemap';

const builder = new XMLBuilder({ ignoreAttributes: false, format: true });

/** The addresses of the notes in the language of the URL, for search engines; robots.txt names these files. */
export async function loader({ params: { lang }, context }: Route.LoaderArgs) {
  const { locale } = loadMessages(lang);
  const notes = (await context.notes?.list(locale)) ?? [];
  const xml = builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    urlset: {
      '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: notes.map(({ slug, updatedAt }) => ({
        loc: originPlaceholder + localePath(locale, getNotePath(slug)),
        lastmod: updatedAt,
      })),
    },
  });
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
