import createCache, { type EmotionCache } from '@emotion/cache';

/** Prefix of every class name. It differs from the default of Emotion, so that Emotion's own cache ignores the styles of the document. */
export const styleKey = 'kd';
/** Attribute of a server-rendered style tag: the names of the classes whose rules it contains. */
const classNamesAttribute = 'data-class-names';

type Sheet = EmotionCache['sheet'];
type SheetClass = new (options: { key: string; nonce: string | undefined; container: Node }) => Sheet;

/**
 * Creates the browser's style cache and registers the server-rendered style tags without moving them. Emotion would move them
 * four times while a page starts, and each move makes the browser recompute style and layout of the whole page.
 */
export function hydrateStyleCache(nonce: string | undefined): EmotionCache {
  const cache = createCache({ key: styleKey, nonce });
  // Emotion creates the sheet of each global style from the class of `cache.sheet`, so global styles use this class too.
  class InPlaceSheet extends (cache.sheet.constructor as SheetClass) {
    override hydrate(tags: HTMLStyleElement[]) {
      this.tags.push(...tags);
    }
  }
  cache.sheet = new InPlaceSheet({ key: styleKey, nonce, container: document.head });

  for (const tag of document.querySelectorAll<HTMLStyleElement>(`style[${classNamesAttribute}]`)) {
    cache.sheet.hydrate([tag]);
    for (const name of tag.getAttribute(classNamesAttribute)?.split(' ') ?? []) cache.inserted[name] = true;
  }
  return cache;
}

/** Marks Emotion's style tags so that `hydrateStyleCache` finds them; `data-s` keeps Emotion from moving them. */
export const markStyleTags = (tags: string): string =>
  tags.replaceAll('<style ', '<style data-s="" ').replace(`data-emotion="${styleKey} `, `${classNamesAttribute}="`);
