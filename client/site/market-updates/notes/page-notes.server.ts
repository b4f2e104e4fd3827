import { createIntl } from 'react-intl';
import type { AppLoadContext } from 'react-router';
import { languages, type Locale } from '../../../../common/locales.ts';
import type { NoteReader, NoteSummary } from '../../../../common/market-notes.ts';

declare module 'react-router' {
  interface AppLoadContext {
    /** Reads the published notes; undefined when the build prerenders the page. */
    notes?: NoteReader;
  }
}

/** A note in the list, with its date as text. */
export interface ListedNote extends NoteSummary {
  date: string;
}

/** Returns the published notes of a language, the latest first; none while the build prerenders the page. */
export const listPageNotes = async ({ notes }: AppLoadContext, locale: Locale): Promise<ListedNote[]> =>
  ((await notes?.list(locale)) ?? []).map((note) => ({ ...note, date: formatNoteDate(note.publishedAt, locale) }));

/** Formatted on the server, because server and browser versions of Intl use different spaces. */
export const formatNoteDate = (time: string, locale: Locale): string =>
  createIntl({ locale: languages[locale].tag, timeZone: 'Europe/Istanbul' }).formatDate(time, {
    calendar: 'gregory',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
