/** Public API of the news module: market notes of the desk. */
export { MarketNote } from './market-note.entity.ts';
export { MarketNoteResolver } from './market-note.resolver.ts';
export { NewsFeed, newsPages } from './news.pages.ts';
export { mailNote } from './mail-note.ts';
export { publishScheduledNote } from './publish-note.ts';
