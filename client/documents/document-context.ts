import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import sharp from 'sharp';
import type { TitleBlockTexts } from '../../common/print/pdf-document.tsx';
import { languages, type Locale } from '../../common/locales.ts';
import { media, type MediumName } from '../ui/media.ts';
import type { DocumentName } from './names.ts';

/** JPEG files by the names of `media`. */
type Pictures = ReadonlyMap<MediumName, Buffer>;

export interface DocumentPicture {
  name: MediumName;
  /** Aspect ratio: width divided by height. */
  ratio: number;
  /** In pixels; gives 110 to 190 dpi. */
  width: number;
}

/** For a cover, in the full width of the page. */
export const coverPicture = (name: MediumName): DocumentPicture => ({ name, ratio: 1.19, width: 900 });
/** For the place beside a title. */
export const titlePicture = (name: MediumName): DocumentPicture => ({ name, ratio: 1.6, width: 640 });
/** For the place below a title, in the full width of the text. */
export const widePicture = (name: MediumName): DocumentPicture => ({ name, ratio: 2.5, width: 1000 });

/** Messages, number formats and pictures for rendering a document in one language. */
export interface DocumentContext {
  locale: Locale;
  intl: IntlShape;
  translate: (id: string, values?: Record<string, string | number>) => string;
  /** @throws Error for a picture that the document does not list in `pictures` */
  getPicture: (name: MediumName) => Buffer;
  titleBlock: TitleBlockTexts;
}

const messagesFolder = 'client/i18n/messages';
const loadMessages = (locale: Locale): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(path.join(messagesFolder, locale))
      .filter((file) => !file.startsWith('admin'))
      .map(
        (file) => JSON.parse(readFileSync(path.join(messagesFolder, locale, file), 'utf8')) as Record<string, string>,
      ),
  ) as Record<string, string>;

const cache = createIntlCache();
/** A missing message fails the build. */
const onError = (error: Error): never => {
  throw error;
};
const intlByLocale = new Map<Locale, IntlShape>();
function getIntl(locale: Locale): IntlShape {
  const existing = intlByLocale.get(locale);
  if (existing) return existing;
  const intl = createIntl({ locale: languages[locale].tag, messages: loadMessages(locale), onError }, cache);
  intlByLocale.set(locale, intl);
  return intl;
}

export function createDocumentContext(document: DocumentName, locale: Locale, pictures: Pictures): DocumentContext {
  const intl = getIntl(locale);
  const translate: DocumentContext['translate'] = (id, values) => intl.formatMessage({ id }, values);
  return {
    locale,
    intl,
    translate,
    getPicture(name) {
      const picture = pictures.get(name);
      if (!picture) throw new Error(`The document ${document} does not list the picture ${name}`);
      return picture;
    },
    titleBlock: {
      company: translate('site.block.company'),
      phone: translate('site.block.phone'),
      email: translate('site.block.email'),
      document: translate('downloads.document'),
      page: translate('downloads.sheet'),
      name: translate(`downloads.${document}`),
      formatPageNumber: (page, pages) => translate('downloads.count', { page, pages }),
    },
  };
}

/** Returns a picture of public/media as JPEG, cropped to its aspect ratio around the focal point. */
export async function encodeJpeg({ name, ratio, width: targetWidth }: DocumentPicture): Promise<Buffer> {
  const source = sharp(`public/media/${name}-1280.webp`);
  const { width, height } = await source.metadata();
  const isTooWide = width / height > ratio;
  const crop = {
    width: isTooWide ? Math.round(height * ratio) : width,
    height: isTooWide ? height : Math.round(width / ratio),
  };
  const [x, y] = media[name].focus;
  const offset = (length: number, part: number, focus: number) =>
    Math.round(Math.min(Math.max(length * focus - part / 2, 0), length - part));
  return source
    .extract({ left: offset(width, crop.width, x), top: offset(height, crop.height, y), ...crop })
    .resize({ width: targetWidth })
    .jpeg({ quality: 66, mozjpeg: true })
    .toBuffer();
}
