import XMLBuilder from 'fast-xml-builder';
import { createIntl } from 'react-intl';
import { brand, originPlaceholder } from '../../../../common/brand.ts';
import { languages, localePath } from '../../../../common/locales.ts';
import { getNotePath, noteFeedPath } from '../../../../common/market-notes.ts';
import { loadMessages } from '../../../i18n/page-data.server.ts';
import { articles } from '../articles.ts';
import { reportValues } from '../report-values.ts';
import { reportMonth, reportWeek } from '../reports.ts';
import type { Route } from './+types/feed';

const builder = new XMLBuilder({ ignoreAttributes: false, format: true });
/** The reports name a month or a week; a feed needs a day. */
const reportDays = { month: `${reportMonth}-31`, week: reportWeek.to };

/** The notes and the archived reports as an Atom feed (RFC 4287), in the language of the URL. */
export async function loader({ params: { lang }, context }: Route.LoaderArgs) {
  const { locale, messages } = loadMessages(lang, 'market-updates', ...articles.map(({ id }) => id));
  const { tag } = languages[locale];
  const intl = createIntl({ locale: tag, messages });
  const values = reportValues(intl);
  const getUrl = (path: string) => originPlaceholder + localePath(locale, path);
  const createEntry = (path: string, title: string, summary: string, published: string, updated: string) => ({
    id: getUrl(path),
    title,
    link: { '@_rel': 'alternate', '@_type': 'text/html', '@_href': getUrl(path) },
    published,
    updated,
    summary,
  });
  const notes = ((await context.notes?.list(locale)) ?? []).map(({ slug, title, summary, publishedAt, updatedAt }) =>
    createEntry(getNotePath(slug), title, summary, publishedAt, updatedAt),
  );
  const reports = articles.map(({ id, path, dateKey }) => {
    const day = `${reportDays[dateKey]}T00:00:00Z`;
    const [title, summary] = [`${id}.title`, `${id}.description`].map((id) => intl.formatMessage({ id }, values));
    return createEntry(path, title!, summary!, day, day);
  });
  const entries = [...notes, ...reports].sort((a, b) => b.published.localeCompare(a.published));
  const xml = builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'utf-8' },
    feed: {
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      '@_xml:lang': tag,
      id: getUrl('/market-updates'),
      title: `${brand.name} · ${intl.formatMessage({ id: 'market-updates.title' })}`,
      updated: entries.map(({ updated }) => updated).reduce((latest, time) => (time > latest ? time : latest)),
      link: [
        { '@_rel': 'self', '@_type': 'application/atom+xml', '@_href': getUrl(noteFeedPath) },
        { '@_rel': 'alternate', '@_type': 'text/html', '@_href': getUrl('/market-updates') },
      ],
      author: { name: brand.name, uri: originPlaceholder },
      entry: entries,
    },
  });
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
