/** What other modules may import of search. */
export { SearchResolver } from './search.resolver.ts';
