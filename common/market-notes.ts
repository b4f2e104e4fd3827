import type { Language } from './enums.ts';

/** Pictures of the site that a market note may have; `media` of the client has their sizes, `media.json` their alternative texts. */
export const notePictures = [
  'hero-coil-aisle',
  'hero-rebar',
  'hero-port-dusk',
  'hero-hot-slab',
  'hero-ladle-pour',
  'hero-mill-exterior',
  'product-slab',
  'services-steel-plant',
] as const;
export type NotePicture = (typeof notePictures)[number];

/** What the list of the site and its feed show of a note, in one language. */
export interface NoteSummary {
  slug: string;
  picture: NotePicture;
  title: string;
  summary: string;
  /** ISO 8601. */
  publishedAt: string;
  /** ISO 8601. */
  updatedAt: string;
}

/** A note in one language. */
export interface PublishedNote extends NoteSummary {
  /** Text with the formatting of mail-format.ts. */
  content: string;
  /** All languages that have the note. */
  languages: Language[];
}

/** Reads the published notes, for the loaders of the site. */
export interface NoteReader {
  /** Returns the notes that have a text in the language, the latest first. */
  list: (language: Language) => Promise<NoteSummary[]>;
  /** Returns a note; null when it has no text in the language, is not published or does not exist. */
  find: (slug: string, language: Language) => Promise<PublishedNote | null>;
}

/** Atom feed of the notes in one language, without a language prefix. */
export const noteFeedPath = '/market-updates/feed.xml';

const MAX_SLUG = 60;

/** Returns the last part of a note's address: words of its title in lower case, with hyphens; '' for a title in Arabic script. */
export const createNoteSlug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, MAX_SLUG)
    .replace(/-$/, '');

/** Path of a note, without a language prefix. */
export const getNotePath = (slug: string): string => `/market-updates/${slug}`;
