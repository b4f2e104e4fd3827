import { createIntl, type IntlShape } from 'react-intl';
import { data, type MetaDescriptor } from 'react-router';
import { defaultLocale, languages, localeOf, type Locale } from '../../common/locales.ts';
import { offered } from '../documents/made.server.ts';
import type { OfferedPapers, PaperName } from '../documents/names.ts';
import type { Question } from '../ui/accordion.tsx';
import { pageHead } from './page-head.server.ts';
import { messagesOf, type Messages } from './messages.server.ts';

export interface Words {
  locale: Locale;
  messages: Messages;
}

export interface PageData extends Words {
  /** For the route's `meta`. */
  head: MetaDescriptor[];
  /** What a visitor can download from the page. */
  papers?: OfferedPapers;
}

export interface Page {
  /** Its own catalogue; `<name>.title` and `<name>.description` are what search engines show. */
  name: string;
  /** Its Turkish address. */
  path: string;
  /** A name of the media list, for links that are shared. */
  picture: string;
  /** Names of the media list whose alternative texts it needs. */
  pictures?: string[];
  /** Further catalogues: of what the page opens. */
  also?: string[];
  /** What a visitor can download from it, by `PaperLink`. */
  papers?: readonly PaperName[];
  /** Pages between home and this one: Turkish address and message id of the name. */
  parents?: { path: string; title: string }[];
  /** Asked and answered on it. */
  questions?: readonly Question[];
  /** What it is dated by, where it is a report or an article: ISO 8601. */
  published?: string;
  /** The figures that its title and description state. */
  values?: (intl: IntlShape) => Record<string, string | number>;
}

/**
 * The words of some catalogues, in the language of an address.
 * @throws 404 for an address in no language of ours, with the words of the not-found page in Turkish
 */
export function words(lang: string | undefined, ...catalogues: string[]): Words {
  const locale = localeOf(lang);
  if (!locale) throw notFound(defaultLocale, 'site', 'consent');
  return { locale, messages: messagesOf(locale, catalogues) };
}

/**
 * What a public page loads: its words and its head, in the language of its address.
 * @throws like `words`
 */
export function pageData(lang: string | undefined, page: Page): PageData {
  const { locale, messages } = words(lang, page.name, ...(page.also ?? []), ...(page.papers ? ['paper-link'] : []));
  Object.assign(messages, alternativeTexts(locale, page.pictures ?? []));
  const intl = createIntl({ locale: languages[locale].tag, messages, onError });
  const { formatMessage } = intl;
  const values = page.values?.(intl);
  const title = formatMessage({ id: `${page.name}.title` }, values);
  const description = formatMessage({ id: `${page.name}.description` }, values);
  const parents = page.parents?.map(({ path, title }) => ({ path, title: formatMessage({ id: title }) }));
  const questions = page.questions?.map(({ id, values }) => ({
    question: formatMessage({ id: `${id}.question` }, values),
    answer: formatMessage({ id: `${id}.answer` }, values),
  }));
  return {
    ...(page.papers && { papers: offered(locale, page.papers) }),
    locale,
    messages,
    head: pageHead({ ...page, locale, title, description, parents, questions }),
  };
}

function alternativeTexts(locale: Locale, pictures: string[]): Messages {
  const all = messagesOf(locale, ['media']);
  return Object.fromEntries(
    pictures.map((picture) => {
      const text = all[`media.${picture}`];
      if (!text) throw new Error(`The picture ${picture} has no alternative text in ${locale}`);
      return [`media.${picture}`, text];
    }),
  );
}

/** The answer for an address where no page is. */
export function notFound(locale: Locale, ...catalogues: string[]) {
  const messages = messagesOf(locale, ['not-found', ...catalogues]);
  const { formatMessage } = createIntl({ locale: languages[locale].tag, messages, onError });
  const head: MetaDescriptor[] = [
    { title: formatMessage({ id: 'not-found.title' }) },
    { name: 'robots', content: 'noindex' },
  ];
  return data({ locale, messages, head } satisfies PageData, { status: 404 });
}

/** A page that lacks a word fails the build instead of going out without it. */
function onError(error: Error): never {
  throw error;
}
