import { EventEmitter } from 'node:events';
import type { DataSource } from 'typeorm';
import { locales, localePath, splitPath } from '../../../common/locales.ts';
import type { Language } from '../../../common/enums.ts';
import { noteFeedPath, type NoteReader, type NoteSummary } from '../../../common/market-notes.ts';
import type { RevalidatedPages } from '../../platform/http/revalidated-pages.ts';
import { MarketNote } from './market-note.entity.ts';
import { getWrittenLanguages, isComplete } from './note-texts.ts';

/** Emits `changed` when the published notes may have changed, whichever server changed them. */
export class NewsFeed extends EventEmitter<{ changed: [] }> {}

const notePath = /^\/market-updates\/([a-z0-9-]+)$/;
/** Notes in the list of the site and in its feed. */
const MAX_LISTED = 100;

const listPath = '/market-updates';

/** The list of market reports, its feed, and the pages of the notes. They are rendered again when a note changes. */
export function newsPages(db: DataSource, feed: NewsFeed): RevalidatedPages {
  const notes = createNoteReader(db);
  return {
    paths: locales.map((locale) => localePath(locale, listPath)),
    async exists(path) {
      const { locale, path: page } = splitPath(path);
      if (page === noteFeedPath) return true;
      const slug = notePath.exec(page)?.[1];
      return slug !== undefined && (await notes.find(slug, locale)) !== null;
    },
    context: () => Promise.resolve({ notes }),
    onChange: (listener) => feed.on('changed', listener),
  };
}

const createNoteReader = (db: DataSource): NoteReader => ({
  async list(language) {
    const notes = await db.manager.find(MarketNote, {
      where: { status: 'published' },
      order: { publishedAt: 'DESC', id: 'DESC' },
      take: MAX_LISTED,
    });
    return notes.filter(({ texts }) => isComplete(texts[language])).map((note) => toSummary(note, language));
  },
  async find(slug, language) {
    const note = await db.manager.findOneBy(MarketNote, { slug, status: 'published' });
    if (!note || !isComplete(note.texts[language])) return null;
    const { content } = note.texts[language]!;
    return { ...toSummary(note, language), content, languages: getWrittenLanguages(note) };
  },
});

function toSummary({ slug, picture, texts, publishedAt, updatedAt }: MarketNote, language: Language): NoteSummary {
  const { title, summary } = texts[language]!;
  return {
    slug: slug!,
    picture,
    title,
    summary,
    publishedAt: publishedAt!.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
