import createCache, { type EmotionCache } from '@emotion/cache';

/** Begins the name of every class, and keeps Emotion's own cache, which has another, away from the styles of the document. */
export const styleKey = 'kd';
/** On the style tag of a document: the names of the classes whose rules it holds. */
export const heldNames = 'data-holds';

type Sheet = EmotionCache['sheet'];
type SheetClass = new (options: { key: string; nonce: string | undefined; container: Node }) => Sheet;

/**
 * The browser's cache, which takes the style tags of the document where they stand. Emotion's own way is to move them,
 * four times while a page starts, and after each the browser styles and lays out the whole page again.
 */
export function adoptStyles(nonce: string | undefined): EmotionCache {
  const cache = createCache({ key: styleKey, nonce });
  // Emotion makes a sheet for each global style by the class of this one.
  class StandingSheet extends (cache.sheet.constructor as SheetClass) {
    override hydrate(tags: HTMLStyleElement[]) {
      this.tags.push(...tags);
    }
  }
  cache.sheet = new StandingSheet({ key: styleKey, nonce, container: document.head });

  for (const tag of document.querySelectorAll<HTMLStyleElement>(`style[${heldNames}]`)) {
    cache.sheet.hydrate([tag]);
    for (const name of tag.getAttribute(heldNames)?.split(' ') ?? []) cache.inserted[name] = true;
  }
  return cache;
}

/** Makes Emotion's style tags those of a document that `adoptStyles` will find; `data-s` says that they are in their place. */
export const standing = (tags: string): string =>
  tags.replaceAll('<style ', '<style data-s="" ').replace(`data-emotion="${styleKey} `, `${heldNames}="`);
