import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import sharp from 'sharp';
import type { BlockWords } from '../../common/print/sheet.tsx';
import { languages, type Locale } from '../../common/locales.ts';
import { media, type MediumName } from '../ui/media.ts';
import type { PaperName } from './names.ts';

/** JPEG files by the names of the media list. */
export type Pictures = ReadonlyMap<MediumName, Buffer>;

export interface PaperPicture {
  name: MediumName;
  /** Width to height of its place. */
  ratio: number;
  /** In pixels: 110 to 190 for each inch of its place. */
  width: number;
}

/** On a cover, as wide as the sheet. */
export const coverPicture = (name: MediumName): PaperPicture => ({ name, ratio: 1.19, width: 900 });
/** Beside a title. */
export const titlePicture = (name: MediumName): PaperPicture => ({ name, ratio: 1.6, width: 640 });
/** Under a title, as wide as the text. */
export const widePicture = (name: MediumName): PaperPicture => ({ name, ratio: 2.5, width: 1000 });

/** What a paper is written with: words, figures and pictures of its language. */
export interface Desk {
  locale: Locale;
  intl: IntlShape<string>;
  say: (id: string, values?: Record<string, string | number>) => string;
  /** @throws Error for a picture that the paper's list does not name */
  picture: (name: MediumName) => Buffer;
  block: BlockWords;
}

const catalogues = 'client/i18n/messages';
const messagesOf = (locale: Locale): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(path.join(catalogues, locale))
      .filter((file) => !file.startsWith('admin'))
      .map((file) => JSON.parse(readFileSync(path.join(catalogues, locale, file), 'utf8')) as Record<string, string>),
  ) as Record<string, string>;

const cache = createIntlCache();
/** A paper that lacks a word fails the build instead of going out without it. */
const onError = (error: Error): never => {
  throw error;
};
const intls = new Map<Locale, IntlShape<string>>();
function intlOf(locale: Locale): IntlShape<string> {
  const known = intls.get(locale);
  if (known) return known;
  const intl = createIntl({ locale: languages[locale].tag, messages: messagesOf(locale), onError }, cache);
  intls.set(locale, intl);
  return intl;
}

/** Everything on the desk of whoever writes the paper. */
export function deskFor(paper: PaperName, locale: Locale, pictures: Pictures): Desk {
  const intl = intlOf(locale);
  const say: Desk['say'] = (id, values) => intl.formatMessage({ id }, values);
  return {
    locale,
    intl,
    say,
    picture(name) {
      const picture = pictures.get(name);
      if (!picture) throw new Error(`The paper ${paper} does not list the picture ${name}`);
      return picture;
    },
    block: {
      company: say('site.block.company'),
      phone: say('site.block.phone'),
      email: say('site.block.email'),
      document: say('papers.document'),
      sheet: say('papers.sheet'),
      name: say(`papers.${paper}`),
      count: (page, pages) => say('papers.count', { page, pages }),
    },
  };
}

/** A picture of public/media for print, cut to its ratio around its focal point. */
export async function jpeg({ name, ratio, width: printed }: PaperPicture): Promise<Buffer> {
  const source = sharp(`public/media/${name}-1280.webp`);
  const { width, height } = await source.metadata();
  const wide = width / height > ratio;
  const cut = { width: wide ? Math.round(height * ratio) : width, height: wide ? height : Math.round(width / ratio) };
  const [x, y] = media[name].focus;
  const place = (length: number, part: number, focus: number) =>
    Math.round(Math.min(Math.max(length * focus - part / 2, 0), length - part));
  return source
    .extract({ left: place(width, cut.width, x), top: place(height, cut.height, y), ...cut })
    .resize({ width: printed })
    .jpeg({ quality: 66, mozjpeg: true })
    .toBuffer();
}
