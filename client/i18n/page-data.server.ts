import { createIntl, type IntlShape } from 'react-intl';
import { data, type MetaDescriptor } from 'react-router';
import { defaultLocale, languages, parseLocale, type Locale } from '../../common/locales.ts';
import { getDocumentSizes } from '../documents/document-sizes.server.ts';
import type { DocumentName, DocumentSizes } from '../documents/names.ts';
import type { Question } from '../ui/accordion.tsx';
import { headFigures } from './head-figures.ts';
import { createPageHead } from './page-head.server.ts';
import { getMessages, type Messages } from './messages.server.ts';

interface LocaleMessages {
  locale: Locale;
  messages: Messages;
}

export interface PageData extends LocaleMessages {
  /** Result of the route's `meta`. */
  head: MetaDescriptor[];
  /** Documents that visitors can download from the page. */
  documents?: DocumentSizes;
  /** Languages that have the page; undefined: all. */
  languages?: readonly Locale[];
}

export interface Page {
  /**
   * Name of the page's own catalogue, which has `<name>.title` for breadcrumb and previews and `<name>.description` for search engines.
   * The title for search engines is in the catalogue page-titles.
   */
  name: string;
  /** Path of the Turkish page. */
  path: string;
  /** Picture of the preview card for shared links: a name of the media list. */
  picture: string;
  /** Pictures whose alternative texts the page needs: names of the media list. */
  pictures?: string[];
  /** Further catalogues, for example of dialogs that the page opens. */
  catalogues?: string[];
  /** Documents that visitors can download by `DocumentLink`. */
  documents?: readonly DocumentName[];
  /** Pages between the home page and this one, for the breadcrumb: Turkish path and message id of the title. */
  parents?: { path: string; title: string }[];
  /** Frequently asked questions of the page. */
  questions?: readonly Question[];
  /** Publication date of a report or an article: time, day, month or year in ISO 8601. */
  published?: string;
  /** Time of the last change of an article, in ISO 8601. */
  updated?: string;
  /** Title and description of a page whose texts are not in a catalogue. */
  texts?: { title: string; description: string };
  /** Languages that have the page; undefined: all. */
  languages?: readonly Locale[];
  /** Path of an Atom feed about the page's subject. */
  feed?: string;
  /** Whether `npm run cards` creates no link preview for the page. */
  hasNoCard?: boolean;
  /** Values for the placeholders of title and description. */
  values?: (intl: IntlShape) => Record<string, string | number>;
}

/**
 * Loads message catalogues in the language of a URL.
 * @param lang language segment of the URL
 * @throws 404 response with the Turkish messages of the not-found page when `lang` is not a supported language
 */
export function loadMessages(lang: string | undefined, ...catalogues: string[]): LocaleMessages {
  const locale = parseLocale(lang);
  if (!locale) throw createNotFoundResponse(defaultLocale, 'site', 'consent');
  return { locale, messages: getMessages(locale, catalogues) };
}

/**
 * Returns the loader data of a public page: messages and head in the language of the URL.
 * @throws 404 response like `loadMessages`
 */
export function createPageData(lang: string | undefined, page: Page): PageData {
  const documentCatalogues = page.documents ? ['document-link'] : [];
  const { locale, messages } = loadMessages(lang, page.name, ...(page.catalogues ?? []), ...documentCatalogues);
  Object.assign(messages, getAlternativeTexts(locale, page.pictures ?? []));
  const intl = createIntl({ locale: languages[locale].tag, messages, onError });
  const { formatMessage } = intl;
  const values = { ...headFigures, ...page.values?.(intl) };
  const titleIntl = createIntl({
    locale: languages[locale].tag,
    messages: getMessages(locale, ['page-titles']),
    onError,
  });
  const texts = page.texts ?? {
    title: formatMessage({ id: `${page.name}.title` }, values),
    description: formatMessage({ id: `${page.name}.description` }, values),
  };
  const documentTitle = page.texts?.title ?? titleIntl.formatMessage({ id: `page-titles.${page.name}` }, values);
  const parents = page.parents?.map(({ path, title }) => ({ path, title: formatMessage({ id: title }) }));
  const questions = page.questions?.map(({ id, values }) => ({
    question: formatMessage({ id: `${id}.question` }, values),
    answer: formatMessage({ id: `${id}.answer` }, values),
  }));
  return {
    ...(page.documents && { documents: getDocumentSizes(locale, page.documents) }),
    locale,
    messages,
    ...(page.languages && { languages: page.languages }),
    head: createPageHead({ ...page, ...texts, locale, documentTitle, parents, questions }),
  };
}

function getAlternativeTexts(locale: Locale, pictures: string[]): Messages {
  const alternativeTexts = getMessages(locale, ['media']);
  return Object.fromEntries(
    pictures.map((picture) => {
      const text = alternativeTexts[`media.${picture}`];
      if (!text) throw new Error(`The picture ${picture} has no alternative text in ${locale}`);
      return [`media.${picture}`, text];
    }),
  );
}

/** Returns the 404 response with the messages and the head of the not-found page. */
export function createNotFoundResponse(locale: Locale, ...catalogues: string[]) {
  const messages = getMessages(locale, ['not-found', ...catalogues]);
  const { formatMessage } = createIntl({ locale: languages[locale].tag, messages, onError });
  const head: MetaDescriptor[] = [
    { title: formatMessage({ id: 'not-found.title' }) },
    { name: 'robots', content: 'noindex' },
  ];
  return data({ locale, messages, head } satisfies PageData, { status: 404 });
}

/** A missing message fails the build instead of publishing an incomplete page. */
function onError(error: Error): never {
  throw error;
}
